import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { AlertIcon, CrossIcon } from '../icons/shopIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { radius } from '../theme/tokens.js';
import type { Choice } from './MultiSelect.js';
import { line } from '../theme/styles.js';

const Chip = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  gap: theme.spacing(0.5),
  paddingInlineStart: theme.spacing(1.25),
  borderRadius: radius.small,
  border: `${line.hair} ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.soft.primary,
  overflowWrap: 'anywhere',
  '&[data-foreign]': {
    borderColor: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.soft.error,
  },
}));

export interface ChipsProps {
  /** Accessible name of the list. */
  label: string;
  value: readonly Choice[];
  /** Ids of chosen options that are not valid. Their chips are marked with a warning. */
  foreign?: readonly string[] | undefined;
  disabled?: boolean;
  onRemove: (choice: Choice) => void;
  /** Called before the last chip is removed, so that the focus can move elsewhere. */
  onLast: () => void;
}

/**
 * Renders the chosen options as chips. The cross, Delete or Backspace removes a chip; the focus moves to the
 * next chip.
 */
export function Chips(props: ChipsProps) {
  const { label, value, foreign = [], disabled = false, onRemove, onLast } = props;
  const { chips: words } = useAdminMessages().catalogue;
  const list = useRef<HTMLUListElement>(null);
  const remove = (choice: Choice, position: number) => {
    const crosses = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = crosses[position + 1] ?? crosses[position - 1];
    if (next) next.focus();
    else onLast();
    onRemove(choice);
  };
  const press = (event: KeyboardEvent, choice: Choice, position: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(choice, position);
  };
  if (value.length === 0) return null;
  return (
    <Box ref={list} component="ul" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {value.map((choice, position) => (
        <Chip key={choice._id} data-foreign={foreign.includes(choice._id) || undefined}>
          {foreign.includes(choice._id) && <AlertIcon fontSize="small" color="error" />}
          {choice.name}
          <IconButton
            size="small"
            disabled={disabled}
            aria-label={fill(words.remove, { name: choice.name })}
            onClick={() => remove(choice, position)}
            onKeyDown={(event) => press(event, choice, position)}
          >
            <CrossIcon fontSize="inherit" />
          </IconButton>
        </Chip>
      ))}
    </Box>
  );
}
