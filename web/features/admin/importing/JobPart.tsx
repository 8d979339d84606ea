import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ImportJob } from '../../../../contract/importing.js';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog.js';
import { ImportProgress } from '../../../../ui/ImportProgress/ImportProgress.js';
import { BadRows } from '../../../../ui/ImportPreview/BadRows.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { adminApi } from '../adminApi.js';

/** Renders the progress or result of the latest import. */
export function JobPart({ job }: { job: ImportJob }) {
  const { id, name, state, total, bad, badCount } = job;
  const done = state === 'done' ? job.new + job.changed : job.done;
  if (state === 'ready') return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <ImportProgress name={name} state={state} done={done} total={total} bad={badCount} />
      {state === 'running' && <Stop id={id} name={name} />}
      {state !== 'running' && badCount > 0 && <BadRows rows={bad} count={badCount} skipped />}
    </Stack>
  );
}

function Stop({ id, name }: Pick<ImportJob, 'id' | 'name'>) {
  const { importing } = useAdminMessages();
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = adminApi.useCancelImportMutation();
  const stop = async () => {
    await cancel({ id });
    setAsking(false);
  };
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setAsking(true)}
      >
        {importing.stop}
      </Button>
      <ConfirmDialog
        open={asking}
        title={importing.stopTitle}
        text={importing.stopText}
        subject={name}
        confirmLabel={importing.stop}
        cancelLabel={importing.stopKeep}
        pending={isLoading}
        onConfirm={() => void stop()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
