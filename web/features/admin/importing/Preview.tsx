import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { ImportPreview as Planned } from '../../../../contract/importing.js';
import type { CallBody } from '../../../../contract/schemas.js';
import { fill } from '../../../../contract/messages/fill.js';
import { ImportPreview } from '../../../../ui/ImportPreview/ImportPreview.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { formatNumber } from '../../../../ui/theme/formatNumber.js';
import { isFailure } from '../../../app/net/failure.js';
import { useMessages } from '../../../../ui/theme/messages.js';
import { adminApi } from '../adminApi.js';
import { changedFields } from '../auditLog/changedFields.js';
import { useChoices } from './useChoices.js';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { LabelledField } from '../../../../ui/FormTextField/LabelledField.js';

export interface PreviewProps {
  order: CallBody<'import', 'start'>;
  preview: Planned;
  /** Called when the import has started. */
  onDone: () => void;
  onBack: () => void;
}

/** Renders the preview of an import, its choices and its start button. */
export function Preview({ order, preview, onDone, onBack }: PreviewProps) {
  const { importing, screens } = useAdminMessages();
  const [seen, setSeen] = useState(preview);
  const [start, { isLoading, error }] = adminApi.useStartImportMutation();
  const [check, { isLoading: isChecking, error: unchecked }] = adminApi.usePreviewImportMutation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []); // the button that had the focus is gone
  const { choices, keepStock, setKeepStock, stock, unit } = useChoices(preview);
  const refused = error ?? unchecked;
  const [checkedUnit, setCheckedUnit] = useState(choices?.unit);
  const [stockChanged, setStockChanged] = useState(preview.stockChanged);
  const see = async (wanted: typeof choices) => {
    const { data } = await check({ ...order, choices: wanted });
    if (!data) return false;
    setSeen(data);
    setCheckedUnit(wanted?.unit);
    if (!wanted?.keepStock) setStockChanged(data.stockChanged);
    return true;
  };
  const keep = async (wanted: boolean) => {
    setKeepStock(wanted);
    if (!(await see({ ...choices, keepStock: wanted }))) setKeepStock(!wanted);
  };
  /**
   * Whether the preview was computed with the unit that is chosen now. Products are matched by name and unit,
   * so another unit may match other products.
   */
  const isUnitChecked = choices?.unit === checkedUnit;
  const leaveUnit = () => {
    if (!isUnitChecked && !unit.error) void see(choices);
  };
  const begin = async () => {
    const hasError = (stock.count && stock.error) || (unit.count && unit.error);
    if (hasError) return place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (!isUnitChecked) return void see(choices);
    const { data } = await start({ ...order, choices });
    if (data) onDone();
  };
  return (
    <Box
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={importing.preview}
      sx={{ p: 1, m: -1 }} // keeps the focus ring off the text
    >
      <ImportPreview
        counts={{ new: seen.new, changed: seen.changed, unchanged: seen.unchanged, bad: seen.badCount }}
        newCategories={seen.newCategories}
        newSubCategories={seen.newSubCategories}
        badRows={seen.bad}
        changes={useChangeRows(seen.changes)}
        moreChanges={seen.changed - seen.changes.length}
        onImport={() => void begin()}
        onCancel={onBack}
        pending={isLoading || isChecking}
      >
        <Notes notes={seen.notes} count={seen.noteCount} />
        <Missing stock={stock} unit={{ ...unit, onBlur: leaveUnit }} />
        <KeepStock count={stockChanged} checked={keepStock} onChange={(wanted) => void keep(wanted)} />
        {refused && <Alert severity="error">{isFailure(refused) ? refused.message : screens.notSaved}</Alert>}
      </ImportPreview>
    </Box>
  );
}

/** Returns the product changes of an import as rows of text: product, field, and the values before and after. */
const useChangeRows = (changes: Planned['changes']) => {
  const { audit, orders } = useAdminMessages();
  const { ui, language } = useMessages();
  const naming = {
    words: audit,
    language,
    nameOf: () => undefined,
    statuses: ui.orders.status,
    reasons: orders.reason,
  };
  return changes.flatMap(({ name, unit, before, after }) =>
    changedFields(naming, before, after).map((change) => ({
      product: `${name}, ${unit}`,
      field: change.field,
      before: change.before ?? '',
      after: change.after ?? '',
    })),
  );
};

/** The maximum number of notes that are listed; the others are only counted. */
const firstNotes = 5;

/** Lists values of the file that are imported in a changed form, without skipping their rows. */
function Notes({ notes, count }: { notes: Planned['notes']; count: number }) {
  const { importing } = useAdminMessages();
  if (count === 0) return null;
  const named = notes.slice(0, firstNotes);
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {fill(importing.notes, { count: formatNumber(count) })}
      {named.map(({ line, value, reason }) => (
        <div key={line}>
          {fill(importing.note, { line: importing.line, at: formatNumber(line), value, reason })}
        </div>
      ))}
      {count > named.length && fill(importing.more, { count: formatNumber(count - named.length) })}
    </Alert>
  );
}

type Given = ReturnType<typeof useChoices>;

/** Renders inputs for the stock and unit of new products for which the imported file has no value. */
function Missing({ stock, unit }: { stock: Given['stock']; unit: Given['unit'] & { onBlur: () => void } }) {
  const { importing } = useAdminMessages();
  if (!stock.count && !unit.count) return null;
  return (
    <Box component="section" aria-label={importing.missing}>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {importing.missing}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Assumed {...stock} label={importing.startingStock} hint={importing.startingStockHint} />
        <Assumed {...unit} label={importing.startingUnit} hint={importing.startingUnitHint} />
      </Box>
    </Box>
  );
}

function Assumed({
  count,
  value,
  onChange,
  onBlur,
  error,
  label,
  hint,
}: Given['stock'] & { onBlur?: () => void; label: string; hint: string }) {
  if (!count) return null;
  return (
    <LabelledField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      error={Boolean(error)}
      helperText={error ?? fill(hint, { count: formatNumber(count) })}
      autoComplete="off"
    />
  );
}

interface KeepStockProps {
  /** The number of products whose stock the import would overwrite. */
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Warns that an import would overwrite stock changed by sales, and offers to keep the current stock. */
function KeepStock({ count, checked, onChange }: KeepStockProps) {
  const { importing } = useAdminMessages();
  if (!count) return null;
  return (
    <Alert severity="warning">
      {fill(importing.stockChanged, { count: formatNumber(count) })}
      <FormControlLabel
        label={importing.keepStock}
        control={<Checkbox checked={checked} onChange={(_, on) => onChange(on)} />}
        sx={{ display: 'flex', width: 'fit-content', mt: 0.5 }}
      />
    </Alert>
  );
}
