import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { calls } from '../../contract/calls.js';
import { orderLink, routes } from '../../contract/links.js';
import type { OpenOrders } from '../../contract/personalData.js';
import type { User } from '../../contract/user.js';
import { AvatarEditor } from '../../ui/AvatarEditor/AvatarEditor.js';
import { DeleteAccountDialog, type LeaveValues } from '../../ui/DeleteAccountDialog/DeleteAccountDialog.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { Panel } from '../../ui/Panel/Panel.js';
import { ProfileForm } from '../../ui/ProfileForm/ProfileForm.js';
import { busyWhen } from '../../ui/theme/busy.js';
import { useMessages } from '../../ui/theme/messages.js';
import { isFailure } from '../app/net/failure.js';
import { useDownload } from '../app/net/useDownload.js';
import { ScreenHeading } from '../app/ScreenTitle.js';
import { endSession } from '../app/session/session.js';
import { sessionLeft } from '../app/session/sessionSlice.js';
import { useAppDispatch } from '../app/store.js';
import { accountApi } from '../features/account/accountApi.js';
import { useUser } from '../features/account/useUser.js';

/** Renders the customer's image, name, email and mobile, and the account's actions. */
export default function ProfileRoute() {
  const { ui, web } = useMessages();
  const { user, failed, retrying, retry } = useUser();
  return (
    <Stack sx={{ gap: 3 }}>
      <ScreenHeading>{ui.profile.title}</ScreenHeading>
      {failed && <ErrorState title={web.account.userNotLoaded} onRetry={retry} retrying={retrying} />}
      {!failed && (user ? <Editors user={user} /> : <Skeleton variant="rounded" height={420} />)}
      {user && <PersonalDataSection role={user.role} />}
    </Stack>
  );
}

function Editors({ user }: { user: User }) {
  const [update] = accountApi.useUpdateUserMutation();
  const [upload] = accountApi.useUploadAvatarMutation();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 3 }}>
      <AvatarEditor
        name={user.name}
        src={user.avatar}
        onUpload={(file, onSent) => upload({ file, onSent }).unwrap()}
      />
      {/* The shop may normalize a saved email, so the form restarts with the shop's value. */}
      <ProfileForm
        key={`${user.name} ${user.email} ${user.mobile}`}
        user={user}
        onSubmit={(values) => update(values).unwrap()}
      />
    </Paper>
  );
}

/** Renders the export of the customer's personal data and the account deletion. */
function PersonalDataSection({ role }: Pick<User, 'role'>) {
  const { account } = useMessages().web;
  return (
    <Panel title={account.personalData}>
      <Typography color="textSecondary">{account.personalDataText}</Typography>
      <Download />
      {role === 'ADMIN' ? (
        <Typography color="textSecondary">{account.leaveAdmin}</Typography>
      ) : (
        <DeleteAccount />
      )}
    </Panel>
  );
}

function Download() {
  const { account } = useMessages().web;
  const { pending, save } = useDownload(calls.user.export, 'tokri-data.json');
  const [problem, setProblem] = useState<string>();
  const fetchIt = async () => {
    setProblem(undefined);
    setProblem((await save())?.message);
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Button variant="outlined" {...busyWhen(pending)} onClick={() => void fetchIt()}>
        {account.download}
      </Button>
      {problem && (
        <Alert severity="error">
          {account.downloadFailed}. {problem}
        </Alert>
      )}
    </Stack>
  );
}

/**
 * Returns the numbers of the open orders because of which the shop refused an account deletion; empty for
 * another error.
 */
const openOrdersIn = (reason: unknown): string[] =>
  // already filtered by the shop
  isFailure(reason) && reason.code === 'openOrders' ? (reason.data as OpenOrders).orders : [];

/** Renders a button that deletes the account after a confirmation, ends the session and opens the home page. */
function DeleteAccount() {
  const { account } = useMessages().web;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [numbers, setNumbers] = useState<string[]>([]);
  const [remove] = accountApi.useRemoveAccountMutation();
  const open = (wanted: boolean) => {
    setNumbers([]);
    setAsking(wanted);
  };
  const leave = async (values: LeaveValues) => {
    setNumbers([]);
    const { error } = await remove(values);
    const orders = openOrdersIn(error);
    setNumbers(orders);
    if (error) throw orders.length ? { notified: true } : error;
    dispatch(sessionLeft());
    void navigate(routes.home);
    dispatch(endSession());
  };
  return (
    <>
      <Button color="error" onClick={() => open(true)} sx={{ justifySelf: 'start', ml: -1 }}>
        {account.leave}
      </Button>
      <DeleteAccountDialog
        open={asking}
        openOrders={numbers.map((number) => ({ number, href: orderLink(number) }))}
        onSubmit={leave}
        onClose={() => open(false)}
      />
    </>
  );
}
