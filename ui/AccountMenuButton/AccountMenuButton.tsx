import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { AccountHead, type AccountUser } from '../AccountMenu/AccountHead.js';
import { type AccountLink, linksFor, ownLinks } from '../AccountMenu/accountLinks.js';
import { ChevronDownIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';

export interface AccountMenuButtonProps {
  /** The logged-in user. The menu shows the name, else the mobile number, else the email. */
  user: AccountUser;
  /** Links of the admin dashboard, which are shown only if the user is an admin. */
  adminLinks?: readonly AccountLink[];
  /** Links for every logged-in user. Default: orders, addresses, profile and security of this shop. */
  links?: readonly AccountLink[] | undefined;
  /** Called when Log Out is pressed, after the menu has closed. */
  onLogOut: () => void;
}

/** Keeps the items away from the menu's edges, so that their focus rings are not cut off. */
const sheet = {
  minWidth: 240,
  maxWidth: 'min(20rem, 100% - 2rem)',
  '& .MuiMenuItem-root': { mx: 1, px: 1.5, borderRadius: 1, outlineOffset: -2 },
};

/** Renders the Account button of the header, which opens the menu of account links. */
export function AccountMenuButton({ user, adminLinks = [], links, onLogOut }: AccountMenuButtonProps) {
  const { ui } = useMessages();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const logOut = () => {
    close();
    onLogOut();
  };
  return (
    <>
      <Button
        id={`${id}-button`}
        color="inherit"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {ui.account.account}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          root: { role: 'navigation', 'aria-label': ui.account.menu },
          list: { 'aria-labelledby': `${id}-button` },
          paper: { sx: sheet },
        }}
      >
        <li role="presentation">
          <AccountHead user={user} />
        </li>
        <Divider component="li" role="presentation" sx={{ my: 1 }} />
        {linksFor(user, adminLinks, links ?? ownLinks(ui)).map(({ href, label }) => (
          <MenuItem key={href} component={Link} color="inherit" underline="none" href={href} onClick={close}>
            {label}
          </MenuItem>
        ))}
        <MenuItem onClick={logOut}>{ui.account.logOut}</MenuItem>
      </Menu>
    </>
  );
}
