import { useLocation } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { LoginForm, type LoginValues } from '../../ui/LoginForm/LoginForm.js';
import { useMessages } from '../../ui/theme/messages.js';
import { beginSession } from '../app/session/session.js';
import { useAppDispatch } from '../app/store.js';
import { accountApi } from '../features/account/accountApi.js';
import { AuthFrame } from '../features/account/AuthFrame.js';
import { GuestOnly } from '../features/account/GuestOnly.js';
import { readLoginState } from '../features/account/returnPath.js';

/** Renders `/login`; after the login, opens the path that the customer came from. */
export default function LoginRoute() {
  const { auth } = useMessages().ui;
  const { email } = readLoginState(useLocation().state);
  const dispatch = useAppDispatch();
  const [login] = accountApi.useLoginMutation();
  const submit = async (values: LoginValues) => {
    const { data } = await login(values).unwrap();
    dispatch(beginSession({ access: data.accesstoken, refresh: data.refreshToken }));
  };
  return (
    <GuestOnly>
      <AuthFrame
        title={auth.loginTitle}
        links={[{ href: routes.register, label: auth.register, lead: auth.noAccount }]}
      >
        <LoginForm email={email} onSubmit={submit} forgotPasswordHref={routes.forgotPassword} />
      </AuthFrame>
    </GuestOnly>
  );
}
