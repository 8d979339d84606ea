import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { calls } from '../../../contract/calls.js';
import type { User } from '../../../contract/user.js';
import { Panel } from '../../../ui/Panel/Panel.js';
import { busyWhen } from '../../../ui/theme/busy.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useDownload } from '../../app/net/useDownload.js';
import { DeleteAccount } from './DeleteAccount.js';

/** Renders the export of the customer's personal data and the account deletion. */
export function PersonalDataSection({ role }: Pick<User, 'role'>) {
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
