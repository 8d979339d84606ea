import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ImportColumn, UploadedImport } from '../../../../contract/importing.js';
import { fill } from '../../../../contract/messages/fill.js';
import { ofOptionalFields } from '../../../../contract/productFields.js';
import { ColumnMapping, type MappedField } from '../../../../ui/ColumnMapping/ColumnMapping.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { formatNumber } from '../../../../ui/theme/formatNumber.js';
import type { AdminMessages } from '../../../../contract/messages/en/admin.js';
import { isFailure } from '../../../app/net/failure.js';
import { adminApi } from '../adminApi.js';
import { Preview } from './Preview.js';

export interface ReviewProps {
  file: UploadedImport;
  /** Called when the import has started or was discarded. */
  onDone: () => void;
}

/** Checks whether the mapping has a column that identifies the product of a row: its name, id or key. */
const namesAProduct = (mapping: Readonly<Record<string, string>>) =>
  Boolean(mapping.name || mapping._id || mapping.key);

const detail = 'detail:';

/**
 * Returns the fields that columns of the file can be mapped to: the shop's own, and the extra details guessed
 * from the file, which can be deselected.
 */
const fieldsOf = (
  { importing, catalogue }: AdminMessages,
  guessed: Readonly<Record<string, string>>,
  named: boolean,
): MappedField[] => {
  const labels: Record<ImportColumn, string> = {
    ...importing.fieldNames,
    ...ofOptionalFields(({ name, column }) => [column, catalogue.form.fields[name]] as const),
  };
  return [
    ...Object.entries(labels).map(([key, label]) => ({ key, label, required: key === 'name' && !named })),
    ...Object.keys(guessed)
      .filter((key) => key.startsWith(detail))
      .map((key) => ({ key, label: key.slice(detail.length) })),
  ];
};

/** Renders the mapping of the file's columns to product fields, then the preview of the import. */
export function Review({ file, onDone }: ReviewProps) {
  const messages = useAdminMessages();
  const { importing, screens } = messages;
  const [mapping, setMapping] = useState(file.mapping);
  const [check, { data, isLoading, error, reset }] = adminApi.usePreviewImportMutation();
  const order = { id: file.id, mapping };
  if (data) return <Preview order={order} preview={data} onDone={onDone} onBack={reset} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography variant="h5" component="h3">
          {importing.mapping}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {fill(importing.mappingHint, { name: file.name, count: formatNumber(file.rows) })}
        </Typography>
      </div>
      <ColumnMapping
        fields={fieldsOf(messages, file.mapping, namesAProduct(mapping))}
        columns={file.columns}
        mapping={mapping}
        onChange={setMapping}
      />
      {error && <Alert severity="error">{isFailure(error) ? error.message : screens.notSaved}</Alert>}
      {isLoading && (
        <Typography role="status" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {fill(importing.checking, { name: file.name })}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          loading={isLoading}
          disabled={!namesAProduct(mapping)}
          onClick={() => void check(order)}
        >
          {importing.check}
        </Button>
        <Button disabled={isLoading} onClick={onDone}>
          {importing.otherFile}
        </Button>
      </Stack>
    </Stack>
  );
}
