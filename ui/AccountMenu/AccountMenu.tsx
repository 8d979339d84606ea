import Box, { type BoxProps } from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useMessages } from '../theme/messages.js';
import { AccountHead } from './AccountHead.js';
import { linksFor, ownLinks, type AccountLink, type AccountUser } from './account.js';

export interface AccountMenuProps extends BoxProps<'nav'> {
  /** Who is logged in: called by name, else by mobile number, else by email. */
  user: AccountUser;
  /** The dashboard's links; only an admin gets them (S-035). */
  adminLinks?: readonly AccountLink[];
  /** The links of everyone who is logged in; without it, this shop's orders, addresses, profile and security (S-036). */
  links?: readonly AccountLink[] | undefined;
  /** The path one is on: its link is marked. */
  current?: string;
  /** Log Out was pressed; asking once more is the owner's. */
  onLogOut: () => void;
}

/** The account as a column of links: beside the dashboard, and as a page of its own on a phone. */
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
