import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import { PersonIcon } from '../../../ui/icons/shopIcons.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useWide } from '../../../ui/theme/wide.js';
import { waitingForShop } from '../../app/net/code.js';
import { adminLinks } from './adminLinks.js';
import { useLogOut } from './useLogOut.js';
import { useUser } from './useUser.js';

const AccountMenuButton = lazy(
  waitingForShop(() =>
    import('../../../ui/AccountMenuButton/AccountMenuButton.js').then((file) => ({
      default: file.AccountMenuButton,
    })),
  ),
);

/**
 * Renders the header's login link or, for a customer, the account: a menu on a desktop, a link to the account
 * page on a phone.
 */
export function HeaderAccount() {
  const { ui, web } = useMessages();
  const { account } = ui;
  const { session, user } = useUser();
  const logOut = useLogOut();
  const isWide = useWide();
  if (session === 'anonymous') return <LoginButton />;
  const plain = (
    <Button href={routes.user} color="inherit">
      {account.account}
    </Button>
  );
  return (
    <Box sx={{ visibility: session === 'unknown' ? 'hidden' : 'visible' }}>
      <IconButton
        href={routes.user}
        aria-label={account.account}
        color="inherit"
        sx={{ display: { md: 'none' } }}
      >
        <PersonIcon />
      </IconButton>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Suspense fallback={plain}>
          {user && isWide ? (
            <AccountMenuButton user={user} adminLinks={adminLinks(web.admin)} onLogOut={logOut} />
          ) : (
            plain
          )}
        </Suspense>
      </Box>
    </Box>
  );
}

function LoginButton() {
  const { account } = useMessages().web;
  const { pathname, search, hash, state } = useLocation();
  const { login, register, forgotPassword, verificationOtp, resetPassword } = routes;
  const isOnTheWay = [login, register, forgotPassword, verificationOtp, resetPassword].some(
    (route) => route === pathname,
  );
  const next: unknown = isOnTheWay ? state : { from: pathname + search + hash };
  return (
    <Button component={Link} to={routes.login} state={next} color="inherit">
      {account.login}
    </Button>
  );
}
