import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { OtpForm, type OtpValues } from '../../ui/OtpForm/OtpForm.js';
import { useMessages } from '../../ui/theme/messages.js';
import { accountApi } from '../features/account/accountApi.js';
import { AuthFrame } from '../features/account/AuthFrame.js';
import { readLoginState } from '../features/account/returnPath.js';
import { useWayBack } from '../features/account/useWayBack.js';

/**
 * Renders `/verification-otp`, where the code from the mail is entered; requires the email from the step
 * before (S-007).
 */
export default function VerificationOtpRoute() {
  const { auth } = useMessages().ui;
  const { from, email } = readLoginState(useLocation().state);
  const navigate = useNavigate();
  const back = useWayBack();
  const [verify] = accountApi.useVerifyOtpMutation();
  const [sendCode] = accountApi.useForgotPasswordMutation();
  if (!email) return <Navigate to={routes.forgotPassword} replace />;
  const submit = async (values: OtpValues) => {
    await verify(values).unwrap();
    await navigate(routes.resetPassword, { replace: true, state: { from, email, verified: true } });
  };
  return (
    <AuthFrame title={auth.otpTitle} lead={fill(auth.otpLead, { email })} links={[back]}>
      <OtpForm email={email} onSubmit={submit} onResend={() => sendCode({ email }).unwrap()} />
    </AuthFrame>
  );
}
