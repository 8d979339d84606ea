import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { identifyingFields, type ImportColumn, type UploadedImport } from '../../../../contract/importing.js';
import { languageName, translationOf } from '../../../../contract/languages.js';
import { fill } from '../../../../contract/messages/fill.js';
import { ofOptionalFields } from '../../../../contract/productFields.js';
import { ColumnMapping, type MappedField } from '../../../../ui/ColumnMapping/ColumnMapping.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { useMessages } from '../../../../ui/theme/messages.js';
import { counted } from '../../../../ui/theme/counted.js';
import { formatNumber } from '../../../../ui/theme/formatNumber.js';
import type { AdminMessages } from '../../../../contract/messages/en/admin.js';
import { isFailure } from '../../../app/net/failure.js';
import { adminApi } from '../adminApi.js';
import { otherLanguages } from '../useStoredCatalogue.js';
import { Preview } from './Preview.js';

export interface ReviewProps {
  file: UploadedImport;
  /** Called when the import has started or was discarded. */
  onDone: () => void;
}

/** Checks whether the mapping has a column that identifies the product of a row. */
const namesAProduct = (mapping: Readonly<Record<string, string>>) =>
  identifyingFields.some((field) => mapping[field]);

const detail = 'detail:';

/** The texts in other languages for which a column can be chosen, whatever columns the file has. */
const offered = otherLanguages.flatMap((language) => [`name:${language}`, `description:${language}`]);

/**
 * Returns the fields that columns of the file can be mapped to: the shop's own, the texts in other languages, and the
 * extra details guessed from the file, which can be deselected.
 */
const fieldsOf = (
  { importing, catalogue, audit }: AdminMessages,
  guessed: Readonly<Record<string, string>>,
  named: boolean,
  reader: string,
): MappedField[] => {
  const labels: Record<ImportColumn, string> = {
    ...importing.fieldNames,
    ...ofOptionalFields(({ name, column }) => [column, catalogue.form.fields[name]] as const),
  };
  return [
    ...Object.entries(labels).map(([key, label]) => ({ key, label, required: key === 'name' && !named })),
    ...[...new Set([...offered, ...Object.keys(guessed)])].flatMap((key) => {
      const { text, language = '' } = translationOf(key) ?? {};
      if (!text) return [];
      return {
        key,
        label: fill(audit.translated, { field: labels[text], language: languageName(language, reader) }),
      };
    }),
    ...Object.keys(guessed)
      .filter((key) => key.startsWith(detail))
      .map((key) => ({ key, label: key.slice(detail.length) })),
  ];
};

/** Renders the mapping of the file's columns to product fields, then the preview of the import. */
export function Review({ file, onDone }: ReviewProps) {
  const messages = useAdminMessages();
  const { importing, screens } = messages;
  const { language } = useMessages();
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
          {fill(counted(importing.mappingHintOne, importing.mappingHint, file.rows, formatNumber), {
            name: file.name,
          })}
        </Typography>
      </div>
      <ColumnMapping
        fields={fieldsOf(messages, file.mapping, namesAProduct(mapping), language)}
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
