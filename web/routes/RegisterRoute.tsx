import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { RegisterForm, type RegisterValues } from '../../ui/RegisterForm/RegisterForm.js';
import { useMessages } from '../../ui/theme/messages.js';
import { accountApi } from '../features/account/accountApi.js';
import { AuthFrame } from '../features/account/AuthFrame.js';
import { GuestOnly } from '../features/account/GuestOnly.js';
import { readLoginState } from '../features/account/returnPath.js';

/** Renders `/register`; after the registration, goes to the login with the email filled in. */
export default function RegisterRoute() {
  const { auth } = useMessages().ui;
  const { from } = readLoginState(useLocation().state);
  const navigate = useNavigate();
  const [register] = accountApi.useRegisterMutation();
  const submit = async (values: RegisterValues) => {
    await register(values).unwrap();
    await navigate(routes.login, { state: { from, email: values.email } });
  };
  return (
    <GuestOnly>
      <AuthFrame
        title={auth.registerTitle}
        links={[{ href: routes.login, label: auth.login, lead: auth.haveAccount }]}
      >
        <RegisterForm onSubmit={submit} />
      </AuthFrame>
    </GuestOnly>
  );
}
