import { useLocation } from 'react-router-dom';
import Skeleton from '@mui/material/Skeleton';
import { AccountMenu } from '../../../ui/AccountMenu/AccountMenu.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { adminLinks } from './adminLinks.js';
import { useLogOut } from './useLogOut.js';
import { useUser } from './useUser.js';

/** Renders the account's links: a page on a phone, a column beside the dashboard on a desktop. */
export function AccountColumn() {
  const { account, admin } = useMessages().web;
  const { user, failed, retrying, retry } = useUser();
  const { pathname } = useLocation();
  const logOut = useLogOut();
  if (failed) return <ErrorState title={account.userNotLoaded} onRetry={retry} retrying={retrying} />;
  if (!user) return <Skeleton variant="rounded" height={280} />;
  return (
    <AccountMenu
      user={user}
      adminLinks={adminLinks(admin)}
      current={pathname}
      onLogOut={() => void logOut()}
    />
  );
}
