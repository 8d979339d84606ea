import { skipToken } from '@reduxjs/toolkit/query';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { Panel } from '../../../ui/Panel/Panel.js';
import { SessionList } from '../../../ui/SessionList/SessionList.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useSession } from '../../app/session/useSession.js';
import { accountApi } from './accountApi.js';
import { ChangePassword } from './ChangePassword.js';

/** Renders the customer's sessions, with their log-out. */
export function Security() {
  const { account, sessions } = useMessages().ui;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2" component="h1">
        {account.security}
      </Typography>
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
  const { currentData, isError, isFetching, fulfilledTimeStamp = 0, refetch } = list;
  if (isError && !currentData && !isFetching)
    return <ErrorState title={account.sessionsNotLoaded} onRetry={() => void refetch()} />;
  return (
    <SessionList
      sessions={currentData}
      readAt={fulfilledTimeStamp}
      onEnd={({ _id }) => end({ sessionId: _id }).unwrap()}
      onEndOthers={() => endOthers().unwrap()}
    />
  );
}
