import Box, { type BoxProps } from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { limits } from '../../contract/limits.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { PencilIcon } from '../icons/accountIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import { useCellEditing, type CellEditing } from './useCellEditing.js';
import { withSx, type Styles } from '../theme/styles.js';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popper from '@mui/material/Popper';
import { useId, type KeyboardEvent } from 'react';

export interface EditableCellProps extends Omit<BoxProps, 'children' | 'value'>, NumberRules {
  /** Name of the value and its record: "Price of Amul milk". */
  label: string;
  /** Formatted value: "₹74.00". Default: the value itself. */
  shown?: string | undefined;
  /** The stored value. */
  value: number;
  /** Saves the value. Resolves with an error message, or with undefined on success. */
  onSave: (value: number) => Promise<string | undefined>;
}

/** Renders a number of a table that can be edited in place. */
export function EditableCell(props: EditableCellProps) {
  const { table } = useAdminMessages();
  const editing = useCellEditing({
    value: String(props.value),
    failed: table.notSaved,
    check: (typed) => errorIn(typed, props, table),
    save: (typed) => props.onSave(Number(bare(typed).replaceAll(',', ''))),
  });
  return (
    <Box sx={withSx(props.sx, { minWidth: 0, position: 'relative' })}>
      <ValueButton {...props} editing={editing} />
      {editing.editing && <EditField label={props.label} editing={editing} />}
    </Box>
  );
}

function ValueButton({ editing, ...props }: EditableCellProps & { editing: CellEditing }) {
  const { label, value } = props;
  const { table } = useAdminMessages();
  const shown = props.shown ?? String(value);
  return (
    <ButtonBase
      ref={editing.button}
      aria-label={fill(table.edit, { label, value: shown })}
      onClick={editing.open}
      onKeyDown={(event) => {
        if (event.key === 'F2') editing.open();
      }}
      sx={{
        ...valueStyles,
        ...(editing.editing && { visibility: 'hidden' }), // keeps the space that the value needs
      }}
    >
      <Box component="span" sx={editableStyles}>
        {shown}
      </Box>
      <PencilIcon />
    </ButtonBase>
  );
}

/** Underlines the value, so that it looks editable without hovering. */
const editableStyles = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  borderBottom: 1,
  borderBottomStyle: 'dotted',
  borderColor: 'outline',
} as const;
const valueStyles = {
  ...tabularNumbers,
  width: '100%',
  minHeight: target.small,
  px: 1,
  gap: 0.75,
  flexDirection: 'row-reverse',
  justifyContent: 'flex-start',
  textAlign: 'inherit',
  font: 'inherit',
  borderRadius: 0.75,
  border: 1,
  borderColor: 'transparent',
  '& svg': { fontSize: '1rem', color: 'text.secondary', opacity: 0 },
  '&:hover, &:focus-visible': { borderColor: 'outline' },
  '&:hover svg, &:focus-visible svg': { opacity: 1 },
  '@media (hover: none)': { '& svg': { opacity: 1 } },
} as const;

export interface NumberRules {
  /** Minimum, in the unit of `value`. Default: 0. */
  min?: number | undefined;
  /** Maximum, in the unit of `value`. Default: 1,00,00,000. */
  max?: number | undefined;
  /** Maximum number of decimals. Default: 2. */
  decimals?: number | undefined;
}

/** Removes rupee and percent signs and spaces from a typed number such as "₹ 1,299.50". */
const bare = (typed: string): string => typed.replace(/[₹%\s]/g, '');

/** Matches a number; its commas may only group thousands, as in 1,00,000 or 100,000: "12,50" is no number. */
const numeric = /^-?(\d+|[1-9]\d{0,2}(,\d{3})+|[1-9]\d?(,\d{2})*,\d{3})(\.\d+)?$/;

/** Returns a message that says what is wrong with a typed number and how to fix it, or undefined if it is valid. */
const errorIn = (
  typed: string,
  { min = 0, max = limits.price, decimals = 2 }: NumberRules,
  words: AdminMessages['table'],
): string | undefined => {
  const text = bare(typed);
  if (text === '') return words.needsValue;
  if (!numeric.test(text)) return fill(words.needsNumber, { example: decimals ? '12.50' : '12' });
  if ((text.split('.')[1] ?? '').length > decimals)
    return decimals ? fill(words.tooManyDecimals, { decimals }) : words.wholeNumber;
  const value = Number(text.replaceAll(',', ''));
  return value < min || value > max
    ? fill(words.outOfRange, { min: formatNumber(min), max: formatNumber(max) })
    : undefined;
};

interface EditFieldProps {
  label: string;
  editing: CellEditing;
}

/** Renders the input that replaces the value. Enter or leaving the field saves, Escape cancels. */
function EditField({ label, editing }: EditFieldProps) {
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

/** Styles the error, which floats over the table: inside the cell it would widen the column. */
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
