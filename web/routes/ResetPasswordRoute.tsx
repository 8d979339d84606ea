import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { ResetPasswordForm, type ResetPasswordValues } from '../../ui/ResetPasswordForm/ResetPasswordForm.js';
import { useMessages } from '../../ui/theme/messages.js';
import { endSession } from '../app/session/session.js';
import { useAppDispatch } from '../app/store.js';
import { accountApi } from '../features/account/accountApi.js';
import { AuthFrame } from '../features/account/AuthFrame.js';
import { readLoginState } from '../features/account/returnPath.js';
import { useUser } from '../features/account/useUser.js';

/**
 * Renders `/reset-password`, where a new password is chosen; requires that the code from the mail was
 * accepted (S-008).
 */
export default function ResetPasswordRoute() {
  const { auth } = useMessages().ui;
  const { from, email, verified } = readLoginState(useLocation().state);
  const navigate = useNavigate();
  const [reset] = accountApi.useResetPasswordMutation();
  const dispatch = useAppDispatch();
  const { user } = useUser();
  if (!verified || !email) return <Navigate to={routes.home} replace />;
  const submit = async (values: ResetPasswordValues) => {
    await reset(values).unwrap();
    if (user?.email === email) dispatch(endSession()); // the shop has ended all sessions of the account
    await navigate(routes.login, { replace: true, state: { from, email } });
  };
  return (
    <AuthFrame title={auth.resetTitle} lead={auth.resetLead}>
      <ResetPasswordForm email={email} onSubmit={submit} />
    </AuthFrame>
  );
}
