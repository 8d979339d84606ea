import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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

/** The fields of a user that the account menus read. */
export type AccountUser = Pick<User, 'name' | 'email' | 'mobile' | 'avatar' | 'role'>;

const calledOf = ({ name, mobile, email }: AccountUser): string => name || mobile || email;
