import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { Panel } from '../../ui/Panel/Panel.js';
import { SessionList } from '../../ui/SessionList/SessionList.js';
import { busyWhen } from '../../ui/theme/busy.js';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenHeading } from '../app/ScreenTitle.js';
import { useSession } from '../app/session/useSession.js';
import { accountApi } from '../features/account/accountApi.js';
import type { LoginState } from '../features/account/returnPath.js';
import { useUser } from '../features/account/useUser.js';

/** Renders the customer's sessions, with their log-out. */
export default function SecurityRoute() {
  const { account, sessions } = useMessages().ui;
  return (
    <Stack sx={{ gap: 2 }}>
      <ScreenHeading>{account.security}</ScreenHeading>
      <Panel title={sessions.title}>
        <Sessions />
      </Panel>
      <ChangePassword />
    </Stack>
  );
}

function Sessions() {
  const { account } = useMessages().web;
  const list = accountApi.useGetSessionsQuery(useSession() === 'customer' ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [end] = accountApi.useEndSessionMutation();
  const [endOthers] = accountApi.useEndOtherSessionsMutation();
  const { currentData, error, isFetching, fulfilledTimeStamp = 0, refetch } = list;
  if (error && !currentData)
    return (
      <ErrorState title={account.sessionsNotLoaded} onRetry={() => void refetch()} retrying={isFetching} />
    );
  return (
    <SessionList
      sessions={currentData}
      readAt={fulfilledTimeStamp}
      onEnd={({ _id }) => end({ sessionId: _id }).unwrap()}
      onEndOthers={() => endOthers().unwrap()}
    />
  );
}

/**
 * Renders the start of a password change for a logged-in customer. It uses the steps of a forgotten password,
 * so that only the owner of the mailbox can choose a new password.
 */
function ChangePassword() {
  const { account } = useMessages().web;
  const { user, failed, retrying, retry } = useUser();
  return (
    <Panel title={account.password}>
      {failed && <ErrorState title={account.userNotLoaded} onRetry={retry} retrying={retrying} />}
      {!failed && (user ? <Begin email={user.email} /> : <Skeleton variant="rounded" height={96} />)}
    </Panel>
  );
}

function Begin({ email }: { email: string }) {
  const { account } = useMessages().web;
  const navigate = useNavigate();
  const [sendCode, { isLoading }] = accountApi.useForgotPasswordMutation();
  const begin = async () => {
    const { error } = await sendCode({ email });
    const state: LoginState = { email, from: routes.security };
    if (!error) await navigate(routes.verificationOtp, { state });
  };
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{fill(account.passwordText, { email })}</Typography>
      <Button
        variant="outlined"
        {...busyWhen(isLoading)}
        onClick={() => void begin()}
        sx={{ justifySelf: 'start' }}
      >
        {account.changePassword}
      </Button>
    </>
  );
}
