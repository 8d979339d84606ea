import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type KeyboardEvent } from 'react';
import { fill } from '../../contract/texts/fill.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { target } from '../theme/tokens.js';
import { tabularFigures } from '../theme/typography.js';
import type { Editing } from './useEditing.js';

export interface EditFieldProps {
  label: string;
  editing: Editing;
  numeric: boolean;
  maxLength: number | undefined;
}

/** The field that stands in the value's place: Enter saves, Esc leaves it as it was, going elsewhere saves. */
export function EditField({ label, editing, numeric, maxLength }: EditFieldProps) {
  const { table } = useAdminTexts();
  const help = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault(); // the same press would go on to the button that takes the field's place
      if (!event.repeat) void editing.commit();
    }
    if (event.key === 'Escape' && !editing.saving) {
      event.stopPropagation(); // a dialog around it stays open
      editing.close();
    }
  };
  return (
    <>
      <OutlinedInput
        autoFocus
        fullWidth
        inputRef={editing.field}
        value={editing.typed}
        error={Boolean(editing.fault)}
        readOnly={editing.saving}
        onChange={(event) => editing.type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void editing.commit()}
        inputProps={{
          'aria-label': label,
          'aria-describedby': editing.fault ? help : undefined,
          inputMode: numeric ? 'decimal' : 'text',
          maxLength,
          autoComplete: 'off',
        }}
        endAdornment={
          editing.saving && <CircularProgress size={16} aria-label={fill(table.saving, { label })} />
        }
        sx={{ ...fieldLook, '& input': { px: 1, py: 0, textAlign: numeric ? 'end' : 'start' } }}
      />
      {editing.fault && (
        <FormHelperText id={help} error role="alert">
          {editing.fault}
        </FormHelperText>
      )}
    </>
  );
}

const fieldLook = {
  ...tabularFigures,
  font: 'inherit',
  height: target.small,
  minWidth: '6rem',
  borderRadius: 0.75,
  pr: 1,
} as const;
