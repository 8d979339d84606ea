import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { AccountHead } from '../AccountMenu/AccountHead.js';
import { linksFor, ownLinks, type AccountLink, type AccountUser } from '../AccountMenu/account.js';
import { ChevronDownIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';

export interface AccountMenuButtonProps {
  /** Who is logged in: called by name, else by mobile number, else by email. */
  user: AccountUser;
  /** The dashboard's links; only an admin gets them (S-035). */
  adminLinks?: readonly AccountLink[];
  /** The links of everyone who is logged in; without it, this shop's orders, addresses, profile and security (S-036). */
  links?: readonly AccountLink[] | undefined;
  /** Log Out was pressed; the menu has closed by then. */
  onLogOut: () => void;
}

/** Its items stand inside its edges, so that the focus is seen whole. */
const sheet = {
  minWidth: 240,
  maxWidth: 'min(20rem, 100% - 2rem)',
  '& .MuiMenuItem-root': { mx: 1, px: 1.5, borderRadius: 1, outlineOffset: -2 },
};

/** The header's Account: opens what an account can do. */
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
