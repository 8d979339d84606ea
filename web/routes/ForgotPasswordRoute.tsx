import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import {
  ForgotPasswordForm,
  type ForgotPasswordValues,
} from '../../ui/ForgotPasswordForm/ForgotPasswordForm.js';
import { useMessages } from '../../ui/theme/messages.js';
import { accountApi } from '../features/account/accountApi.js';
import { AuthFrame } from '../features/account/AuthFrame.js';
import { readLoginState } from '../features/account/returnPath.js';
import { useWayBack } from '../features/account/useWayBack.js';

/** Renders `/forgot-password`: mails a code, then goes to the screen where the code is entered. */
export default function ForgotPasswordRoute() {
  const { auth } = useMessages().ui;
  const { from, email } = readLoginState(useLocation().state);
  const navigate = useNavigate();
  const back = useWayBack();
  const [sendCode] = accountApi.useForgotPasswordMutation();
  const submit = async (values: ForgotPasswordValues) => {
    await sendCode(values).unwrap();
    await navigate(routes.verificationOtp, { state: { from, email: values.email } });
  };
  return (
    <AuthFrame title={auth.forgotTitle} lead={auth.forgotLead} links={[back]}>
      <ForgotPasswordForm email={email} onSubmit={submit} />
    </AuthFrame>
  );
}
