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
import { KeepStock, Missing } from './Choices.js';
import { useChoices } from './useChoices.js';

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
    <Box ref={place} tabIndex={-1} role="group" aria-label={importing.preview}>
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

/**
 * Returns the product changes of an import as rows of text: product, field, and the values before and after.
 */
const useChangeRows = (changes: Planned['changes']) => {
  const { audit, orders } = useAdminMessages();
  const { ui } = useMessages();
  const naming = {
    words: audit,
    nameOf: () => undefined,
    statuses: ui.orders.status,
    reasons: orders.reason,
  };
  return changes.flatMap(({ name, before, after }) =>
    changedFields(naming, before, after).map((change) => ({
      product: name,
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
