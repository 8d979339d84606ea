import Box, { type BoxProps } from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { fill } from '../../contract/messages/fill.js';
import { PencilIcon } from '../icons/accountIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import { EditField } from './EditField.js';
import { bare, errorIn, type NumberRules } from './errorIn.js';
import { useEditing, type Editing } from './useEditing.js';

interface Shared extends Omit<BoxProps, 'children' | 'value'> {
  /** What the value is, and of what: "Price of Amul milk". */
  label: string;
  /** How the value reads: "₹74.00". Without it, as it is. */
  shown?: string | undefined;
  /** Which side the value stands on: unless said, `end` for numbers, so that they line up, and `start` for texts. */
  align?: 'start' | 'end' | undefined;
  /** The value can be read and not changed. */
  disabled?: boolean | undefined;
}

export interface EditableNumberProps extends Shared, NumberRules {
  /** `number`: the value is a number, and what is typed is checked as one. */
  type: 'number';
  /** As it is stored. */
  value: number;
  /** Settles with the words of a refusal, or none once it is saved. */
  onSave: (value: number) => Promise<string | undefined>;
}

export interface EditableTextProps extends Shared {
  /** `text`: the value is a text, which cannot be empty. */
  type: 'text';
  /** As it is stored. */
  value: string;
  /** Characters at most. */
  maxLength?: number | undefined;
  /** Settles with the words of a refusal, or none once it is saved. */
  onSave: (value: string) => Promise<string | undefined>;
}

export type EditableCellProps = EditableNumberProps | EditableTextProps;

/** A value in a table that is changed where it stands. */
export function EditableCell(props: EditableCellProps) {
  const { table } = useAdminMessages();
  const editing = useEditing({
    value: String(props.value),
    failed: table.notSaved,
    check: (typed) => {
      if (props.type === 'number') return errorIn(typed, props, table);
      return typed.trim() ? undefined : table.needsValue;
    },
    save: (typed) =>
      props.type === 'number' ? props.onSave(Number(bare(typed))) : props.onSave(typed.trim()),
  });
  return (
    <Box sx={[{ minWidth: 0, position: 'relative' }, ...(Array.isArray(props.sx) ? props.sx : [props.sx])]}>
      <ValueButton {...props} editing={editing} />
      {editing.editing && (
        <EditField
          label={props.label}
          editing={editing}
          numeric={props.type === 'number'}
          maxLength={props.type === 'text' ? props.maxLength : undefined}
        />
      )}
    </Box>
  );
}

function ValueButton({ editing, ...props }: EditableCellProps & { editing: Editing }) {
  const { label, value, align = props.type === 'number' ? 'end' : 'start', disabled = false } = props;
  const { table } = useAdminMessages();
  const shown = props.shown ?? String(value);
  return (
    <ButtonBase
      ref={editing.button}
      disabled={disabled}
      aria-label={fill(table.edit, { label, value: shown })}
      onClick={editing.open}
      onKeyDown={(event) => {
        if (event.key === 'F2') editing.open();
      }}
      sx={{
        ...valueStyles,
        flexDirection: align === 'end' ? 'row-reverse' : 'row',
        ...(editing.editing && { visibility: 'hidden' }), // it keeps the room that the value needs
      }}
    >
      <Box component="span" sx={disabled ? shownStyles : editableStyles}>
        {shown}
      </Box>
      {!disabled && <PencilIcon />}
    </ButtonBase>
  );
}

const shownStyles = { minWidth: 0, overflowWrap: 'anywhere' } as const;
/** That it can be changed is seen before a mouse comes near. */
const editableStyles = {
  ...shownStyles,
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
