import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { RestoreEmailForm, type RestoreEmailValues } from '../../ui/RestoreEmailForm/RestoreEmailForm.js';
import { useMessages } from '../../ui/theme/messages.js';
import { endSession } from '../app/session/session.js';
import { useSessionUserId } from '../app/session/useSession.js';
import { useAppDispatch } from '../app/store.js';
import { accountApi } from '../features/account/accountApi.js';
import { AuthFrame } from '../features/account/AuthFrame.js';

/** Renders `/undo-email#…`, to which the mail to an account's former email links: it restores that email. */
export default function UndoEmailRoute() {
  const { auth } = useMessages().ui;
  const secret = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const userId = useSessionUserId();
  const dispatch = useAppDispatch();
  const [restore] = accountApi.useUndoEmailMutation();
  const submit = async (values: RestoreEmailValues) => {
    const { _id, email } = (await restore(values).unwrap()).data;
    // the shop has ended the session of this account, whatever its email
    if (_id === userId) dispatch(endSession());
    await navigate(routes.resetPassword, { replace: true, state: { email, verified: true } });
  };
  return (
    <AuthFrame
      title={auth.restoreTitle}
      lead={auth.restoreLead}
      links={[{ href: routes.forgotPassword, label: auth.forgotTitle }]}
    >
      <RestoreEmailForm key={secret} secret={secret} onSubmit={submit} />
    </AuthFrame>
  );
}
