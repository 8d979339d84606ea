import { useLocation } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { LoginForm } from '../../ui/LoginForm/LoginForm.js';
import { useMessages } from '../../ui/theme/messages.js';
import { AuthFrame } from '../features/account/AuthFrame.js';
import { GuestOnly } from '../features/account/GuestOnly.js';
import { readLoginState } from '../features/account/returnPath.js';
import { useLogin } from '../features/account/useLogin.js';

/** Renders `/login`; after the login, opens the path that the customer came from. */
export default function LoginRoute() {
  const { auth } = useMessages().ui;
  const { email } = readLoginState(useLocation().state);
  const login = useLogin();
  return (
    <GuestOnly>
      <AuthFrame
        title={auth.loginTitle}
        links={[{ href: routes.register, label: auth.register, lead: auth.noAccount }]}
      >
        <LoginForm email={email} onSubmit={login} forgotPasswordHref={routes.forgotPassword} />
      </AuthFrame>
    </GuestOnly>
  );
}
