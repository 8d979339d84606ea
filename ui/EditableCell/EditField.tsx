import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popper from '@mui/material/Popper';
import { useId, type KeyboardEvent } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import type { Styles } from '../theme/styles.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import type { CellEditing } from './useCellEditing.js';

export interface EditFieldProps {
  label: string;
  editing: CellEditing;
}

/** Renders the input that replaces the value. Enter or leaving the field saves, Escape cancels. */
export function EditField({ label, editing }: EditFieldProps) {
  const { table } = useAdminMessages();
  const help = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault(); // the same key press would activate the button that replaces the field
      if (!event.repeat) void editing.commit();
    }
    if (event.key === 'Escape' && !editing.saving) {
      event.stopPropagation(); // keeps a surrounding dialog open
      editing.close();
    }
  };
  return (
    <>
      <OutlinedInput
        autoFocus
        inputRef={editing.field}
        value={editing.typed}
        error={Boolean(editing.error)}
        readOnly={editing.saving}
        onChange={(event) => editing.type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void editing.commit()}
        inputProps={{
          'aria-label': label,
          'aria-describedby': editing.error ? help : undefined,
          inputMode: 'decimal',
          autoComplete: 'off',
        }}
        endAdornment={
          editing.saving && <CircularProgress size={16} aria-label={fill(table.saving, { label })} />
        }
        sx={{ ...fieldStyles, insetInlineEnd: 0, '& input': { px: 1, py: 0, textAlign: 'end' } }}
      />
      <Popper
        open={Boolean(editing.error)}
        anchorEl={editing.field.current}
        placement="bottom-end"
        sx={{ zIndex: 'tooltip' }}
      >
        <FormHelperText id={help} error role="alert" sx={errorStyles}>
          {editing.error}
        </FormHelperText>
      </Popper>
    </>
  );
}

/**
 * Styles the error message, which floats over the table. Inside the cell, it would widen the column and wrap
 * the text beside it.
 */
const errorStyles: Styles = {
  m: 0,
  mt: 1,
  px: 1.25,
  py: 0.75,
  maxWidth: '18rem',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'error.main',
  borderRadius: 1,
  boxShadow: 8,
};
/** Places the input over the value, so that the column keeps its width. */
const fieldStyles = {
  ...tabularNumbers,
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 'raised',
  bgcolor: 'background.paper',
  font: 'inherit',
  height: target.small,
  width: 'max(100%, 6rem)',
  borderRadius: 0.75,
  pr: 1,
} as const;
