import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { calls } from '../../../contract/calls.js';
import type { User } from '../../../contract/user.js';
import { Panel } from '../../../ui/Panel/Panel.js';
import { busyWhen } from '../../../ui/theme/busy.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { useDownload } from '../../app/net/useDownload.js';
import { Leave } from './Leave.js';

/** What the shop knows of its customer, to take along and to have deleted. */
export function OwnData({ role }: Pick<User, 'role'>) {
  const { account } = useTexts().web;
  return (
    <Panel title={account.ownData}>
      <Typography color="textSecondary">{account.ownDataText}</Typography>
      <Download />
      {role === 'ADMIN' ? <Typography color="textSecondary">{account.leaveAdmin}</Typography> : <Leave />}
    </Panel>
  );
}

function Download() {
  const { account } = useTexts().web;
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
