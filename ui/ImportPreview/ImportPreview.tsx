import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/texts/fill.js';
import { UploadIcon } from '../icons/dashboardIcons.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { figures } from '../theme/figures.js';
import { useTexts } from '../theme/texts.js';
import { BadRows } from './BadRows.js';
import { Changes } from './Changes.js';
import { Counts } from './Counts.js';
import type { BadRow, ImportChange, ImportCounts } from './importRows.js';
import { busyWhen } from '../theme/busy.js';

export interface ImportPreviewProps extends Omit<StackProps, 'children'> {
  counts: ImportCounts;
  /** The first of them; `counts.bad` says how many there are. */
  badRows: readonly BadRow[];
  /** Some of the changes. */
  changes: readonly ImportChange[];
  /** Writes what is new and changed. */
  onImport: () => void;
  onCancel: () => void;
  /** It is on its way. */
  pending?: boolean | undefined;
}

/** What an import would do, before anything is written: counts, what cannot be read and how to mend it, and a few changes. */
export function ImportPreview(props: ImportPreviewProps) {
  const { counts, badRows, changes, onImport, onCancel, pending = false, sx, ...root } = props;
  const { importing } = useAdminTexts();
  const { form } = useTexts().ui;
  const writes = counts.new + counts.changed;
  return (
    <Stack sx={[{ gap: 3 }, ...(Array.isArray(sx) ? sx : [sx])]} {...root}>
      <Counts counts={counts} />
      {badRows.length > 0 && <BadRows rows={badRows} count={counts.bad} />}
      {changes.length > 0 && <Changes changes={changes} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          {...busyWhen(pending)}
          loadingPosition="start"
          disabled={writes === 0}
          onClick={onImport}
        >
          {writes === 1 ? importing.importOne : fill(importing.import, { count: figures(writes) })}
        </Button>
        <Button disabled={pending} onClick={onCancel}>
          {form.cancel}
        </Button>
        {writes === 0 && <Typography sx={{ color: 'text.secondary' }}>{importing.nothing}</Typography>}
      </Stack>
    </Stack>
  );
}
