import Alert from '@mui/material/Alert';
import type { ImportPreview as Planned } from '../../../../contract/importing.js';
import type { CallBody } from '../../../../contract/schemas.js';
import { fill } from '../../../../contract/texts/fill.js';
import { ImportPreview } from '../../../../ui/ImportPreview/ImportPreview.js';
import { useAdminTexts } from '../../../../ui/theme/adminTexts.js';
import { figures } from '../../../../ui/theme/figures.js';
import { isFailure } from '../../../app/net/failure.js';
import { adminApi } from '../adminApi.js';

export interface PreviewProps {
  order: CallBody<'import', 'start'>;
  preview: Planned;
  /** The import has begun. */
  onDone: () => void;
  onBack: () => void;
}

/** What the file would do, and the button that does it. */
export function Preview({ order, preview, onDone, onBack }: PreviewProps) {
  const { screens } = useAdminTexts();
  const [start, { isLoading, error }] = adminApi.useStartImportMutation();
  const { bad, badCount, new: added, changed, unchanged, newCategories, newSubCategories } = preview;
  const begin = async () => {
    const { data } = await start(order);
    if (data) onDone();
  };
  return (
    <ImportPreview
      counts={{ new: added, changed, unchanged, bad: badCount }}
      newCategories={newCategories}
      newSubCategories={newSubCategories}
      badRows={bad}
      changes={[]}
      onImport={() => void begin()}
      onCancel={onBack}
      pending={isLoading}
    >
      <Notes notes={preview.notes} count={preview.noteCount} />
      {error && <Alert severity="error">{isFailure(error) ? error.message : screens.notSaved}</Alert>}
    </ImportPreview>
  );
}

/** Notes that are named; the others are counted. */
const firstNotes = 5;

/** What becomes otherwise than the file has it, though nothing is left out for it. */
function Notes({ notes, count }: { notes: Planned['notes']; count: number }) {
  const { importing } = useAdminTexts();
  if (count === 0) return null;
  const named = notes.slice(0, firstNotes);
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {fill(importing.notes, { count: figures(count) })}
      {named.map(({ line, value, reason }) => (
        <div key={line}>
          {fill(importing.note, { line: importing.line, at: figures(line), value, reason })}
        </div>
      ))}
      {count > named.length && fill(importing.more, { count: figures(count - named.length) })}
    </Alert>
  );
}
