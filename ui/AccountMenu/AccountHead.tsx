import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { routes } from '../../contract/links.js';
import type { PageMessages } from '../../contract/messages/page/en.js';
import type { User } from '../../contract/user.js';
import { Avatar } from '../Avatar/Avatar.js';
import { useMessages } from '../theme/messages.js';

export interface AccountHeadProps {
  user: AccountUser;
}

/** Shows the name of the logged-in user, with "(Admin)" behind an admin's name. */
export function AccountHead({ user }: AccountHeadProps) {
  const { account } = useMessages().ui;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', px: 2, py: 1, minWidth: 0 }}>
      <Avatar name={user.name} src={user.avatar} size={40} />
      <Stack sx={{ minWidth: 0 }}>
        <Stack direction="row" spacing={0.75} sx={{ alignItems: 'baseline' }}>
          <Typography component="span" variant="subtitle1" noWrap>
            {calledOf(user)}
          </Typography>
          {user.role === 'ADMIN' && (
            <Typography component="span" variant="subtitle1" sx={{ color: 'primary.main', flexShrink: 0 }}>
              {account.admin}
            </Typography>
          )}
        </Stack>
        {user.name && (
          <Typography variant="caption" noWrap sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}

export interface AccountLink {
  href: string;
  label: string;
}

/** The fields of a user that the account menus read. */
export type AccountUser = Pick<User, 'name' | 'email' | 'mobile' | 'avatar' | 'role'>;

const calledOf = ({ name, mobile, email }: AccountUser): string => name || mobile || email;

/** Returns the links that every logged-in user gets by default. */
export const ownLinks = ({ account }: Pick<PageMessages['ui'], 'account'>): AccountLink[] => [
  { href: routes.orders, label: account.orders },
  { href: routes.addresses, label: account.addresses },
  { href: routes.profile, label: account.profile },
  { href: routes.security, label: account.security },
];

/**
 * Returns the links of an account menu: for an admin the dashboard links first, then the links of every user.
 */
export const linksFor = (
  user: AccountUser,
  adminLinks: readonly AccountLink[],
  links: readonly AccountLink[],
): readonly AccountLink[] => (user.role === 'ADMIN' ? [...adminLinks, ...links] : links);
