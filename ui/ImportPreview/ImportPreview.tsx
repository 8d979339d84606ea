import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { UploadIcon } from '../icons/dashboardIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { useMessages } from '../theme/messages.js';
import { BadRows } from './BadRows.js';
import { Changes } from './Changes.js';
import { Counts } from './Counts.js';
import { NewNames } from './NewNames.js';
import type { BadRow, ImportChange, ImportCounts } from './importRows.js';
import { busyWhen } from '../theme/busy.js';

export interface ImportPreviewProps extends Omit<StackProps, 'children'> {
  /** Numbers of products that the import would add, change or leave unchanged, and the number of bad rows. */
  counts: ImportCounts;
  /** Names of the new categories in the file. */
  newCategories?: readonly string[] | undefined;
  /** Names of the new subcategories in the file. */
  newSubCategories?: readonly string[] | undefined;
  /** Notes on what the import changes in the file's values, or why it could not start. */
  children?: ReactNode;
  /** The first bad rows; `counts.bad` is the number of all bad rows. */
  badRows: readonly BadRow[];
  /** What the import would change in some products, field by field. */
  changes: readonly ImportChange[];
  /** Number of changed products that `changes` does not list. */
  moreChanges?: number | undefined;
  /** Called to write the new and changed products. */
  onImport: () => void;
  /** Called on Cancel; nothing is imported. */
  onCancel: () => void;
  /** Whether the import is being started. */
  pending?: boolean | undefined;
}

/**
 * Shows what an import would do before anything is written: counts, bad rows with fixes, and some changes.
 */
export function ImportPreview(props: ImportPreviewProps) {
  const { counts, badRows, changes, onImport, onCancel, pending = false, sx, ...root } = props;
  const { children, moreChanges = 0, newCategories = [], newSubCategories = [], ...box } = root;
  const { importing } = useAdminMessages();
  const { form } = useMessages().ui;
  const writes = counts.new + counts.changed;
  return (
    <Stack sx={[{ gap: 3 }, ...(Array.isArray(sx) ? sx : [sx])]} {...box}>
      <Counts counts={counts} />
      <NewNames label={importing.newCategories} names={newCategories} />
      <NewNames label={importing.newSubCategories} names={newSubCategories} />
      {children}
      {badRows.length > 0 && <BadRows rows={badRows} count={counts.bad} />}
      {changes.length > 0 && <Changes changes={changes} more={moreChanges} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          {...busyWhen(pending)}
          loadingPosition="start"
          disabled={writes === 0}
          onClick={onImport}
        >
          {writes === 1 ? importing.importOne : fill(importing.import, { count: formatNumber(writes) })}
        </Button>
        <Button disabled={pending} onClick={onCancel}>
          {form.cancel}
        </Button>
        {writes === 0 && <Typography sx={{ color: 'text.secondary' }}>{importing.nothing}</Typography>}
      </Stack>
    </Stack>
  );
}
