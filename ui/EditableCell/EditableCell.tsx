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
import { EditField } from './EditField.js';
import { useCellEditing, type CellEditing } from './useCellEditing.js';
import { withSx } from '../theme/styles.js';

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
    save: (typed) => props.onSave(Number(bare(typed))),
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

/** Removes rupee and percent signs, commas and spaces from a typed number such as "₹1,299.50". */
const bare = (typed: string): string => typed.replace(/[₹,%\s]/g, '');

/**
 * Returns a message that says what is wrong with a typed number and how to fix it, or undefined if it is
 * valid.
 */
const errorIn = (
  typed: string,
  { min = 0, max = limits.price, decimals = 2 }: NumberRules,
  words: AdminMessages['table'],
): string | undefined => {
  const text = bare(typed);
  if (text === '') return words.needsValue;
  if (!/^-?\d+(\.\d+)?$/.test(text)) return fill(words.needsNumber, { example: decimals ? '12.50' : '12' });
  if ((text.split('.')[1] ?? '').length > decimals)
    return decimals ? fill(words.tooManyDecimals, { decimals }) : words.wholeNumber;
  const value = Number(text);
  return value < min || value > max
    ? fill(words.outOfRange, { min: formatNumber(min), max: formatNumber(max) })
    : undefined;
};
