import Box, { type BoxProps } from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useMessages } from '../theme/messages.js';
import { AccountHead, type AccountUser } from './AccountHead.js';
import { type AccountLink, linksFor, ownLinks } from './accountLinks.js';

export interface AccountMenuProps extends BoxProps<'nav'> {
  /** The logged-in user. The menu shows the name, else the mobile number, else the email. */
  user: AccountUser;
  /** Links of the admin dashboard, which are shown only if the user is an admin. */
  adminLinks?: readonly AccountLink[];
  /** Links for every logged-in user. Default: orders, addresses, profile, security and help of this shop. */
  links?: readonly AccountLink[] | undefined;
  /** Path of the current page; its link is marked. */
  current?: string;
  /** Called when Log Out is pressed. Ask for confirmation in the parent component. */
  onLogOut: () => void;
}

/** Renders the account links as a column: beside the account pages on a desktop, as its own page on a phone. */
export function AccountMenu({ user, adminLinks = [], links, current, onLogOut, ...root }: AccountMenuProps) {
  const { ui } = useMessages();
  return (
    <Box component="nav" aria-label={ui.account.menu} {...root}>
      <AccountHead user={user} />
      <Divider sx={{ my: 1 }} />
      <List disablePadding>
        {linksFor(user, adminLinks, links ?? ownLinks(ui)).map(({ href, label }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              href={href}
              selected={href === current}
              aria-current={href === current ? 'page' : undefined}
            >
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton component="button" onClick={onLogOut}>
            <ListItemText primary={ui.account.logOut} />
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  );
}
