import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ImportState } from '../../contract/importing.js';
import { fill } from '../../contract/messages/fill.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { counted } from '../theme/counted.js';
import { formatNumber } from '../theme/formatNumber.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

/** State of an import that has started. */
export type ShownImportState = Exclude<ImportState, 'ready'>;

export interface ImportProgressProps extends Omit<PaperProps, 'children'> {
  /** Name of the file. */
  name: string;
  /** State of the import. */
  state: ShownImportState;
  /** Number of rows read so far; in the state `done`, the number of products that were imported. */
  done: number;
  /** Number of rows in the file. */
  total: number;
  /** Number of rows that were left out. */
  bad?: number | undefined;
}

/** Shows the progress of an import. The import continues when the page is closed. */
export function ImportProgress({ state, ...progress }: ImportProgressProps) {
  return state === 'running' ? <Running {...progress} /> : <Ended state={state} {...progress} />;
}

type ProgressProps = Omit<ImportProgressProps, 'state'>;

function Running({ name, done, total, bad: _bad, sx, ...root }: ProgressProps) {
  const { importing } = useAdminMessages();
  const label = useId();
  const far = fill(importing.progress, { done: formatNumber(done), total: formatNumber(total) });
  return (
    <Paper variant="outlined" sx={withSx(sx, { p: 2 })} {...root}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography id={label} variant="h5" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {fill(importing.running, { name })}
        </Typography>
        <Typography sx={tabularNumbers}>{far}</Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={total > 0 ? Math.min(100, Math.round((done / total) * 100)) : 0}
        aria-labelledby={label}
        aria-valuetext={far}
        sx={{ my: 1.5, height: 8, borderRadius: 1, bgcolor: 'divider' }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {importing.runningText}
      </Typography>
    </Paper>
  );
}

function Ended(props: ProgressProps & { state: Exclude<ShownImportState, 'running'> }) {
  const { name: _name, state, done, total, bad = 0, sx } = props;
  const { importing } = useAdminMessages();
  const counts = {
    done: formatNumber(done),
    total: formatNumber(total),
    imported: counted(importing.importedOne, importing.imported, done, formatNumber),
    skipped: counted(importing.skippedOne, importing.skipped, bad, formatNumber),
  };
  const isDone = state === 'done';
  const words = {
    done: bad > 0 ? importing.doneText : importing.allDoneText,
    stopped: importing.stoppedText,
    failed: importing.failedText,
  }[state];
  return (
    <Alert
      severity={isDone ? 'success' : 'error'}
      role={isDone ? 'status' : 'alert'}
      sx={withSx(sx, { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } })}
    >
      <Typography variant="h5" component="p">
        {fill(importing[state], counts)}
      </Typography>
      {fill(words, counts)}
    </Alert>
  );
}
