import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { CrossIcon } from '../icons/accountIcons.js';
import { HistoryIcon } from '../icons/dashboardIcons.js';
import { SearchIcon } from '../icons/shopIcons.js';
import type { Look } from '../theme/colourMode.js';
import { useMessages } from '../theme/messages.js';

export interface SearchChipsProps {
  /** Names the row, such as "Searched before". */
  label: string;
  /** Texts to search for, each once. */
  terms: readonly string[];
  /** With the text that was pressed. */
  onChoose: (term: string) => void;
  /** With a text that is to go; without it there are no crosses. */
  onRemove?: ((term: string) => void) | undefined;
  /** All are to go; without it that is not offered. */
  onClear?: (() => void) | undefined;
}

/** Texts to search for in one row that scrolls sideways, so that results stay in sight beneath. Nothing for none. */
export function SearchChips({ label, terms, onChoose, onRemove, onClear }: SearchChipsProps) {
  const { search } = useMessages().ui;
  const row = useRef<HTMLUListElement>(null);
  if (terms.length === 0) return null;
  const Shape = onRemove ? HistoryIcon : SearchIcon;
  const remove = (term: string, place: number) => {
    const chips = [...(row.current?.children ?? [])];
    const next = chips[place + 1] ?? chips[place - 1];
    next?.querySelector('button')?.focus(); // the cross that has the focus is going
    onRemove?.(term);
  };
  return (
    <Box component="ul" ref={row} aria-label={label} sx={rowStyles}>
      {terms.map((term, place) => (
        <Stack key={term} component="li" direction="row" sx={chipStyles}>
          <Button
            color="inherit"
            startIcon={<Shape fontSize="small" />}
            onClick={() => onChoose(term)}
            sx={{ px: 1.25, fontWeight: 'fontWeightMedium', whiteSpace: 'nowrap', maxWidth: '16rem' }}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {term}
            </Box>
          </Button>
          {onRemove && (
            <IconButton
              aria-label={fill(search.forget, { text: term })}
              onClick={() => remove(term, place)}
              sx={{ ml: -1 }}
            >
              <CrossIcon fontSize="small" />
            </IconButton>
          )}
        </Stack>
      ))}
      {onClear && (
        <Box component="li" sx={{ flex: 'none' }}>
          <Button onClick={onClear} sx={{ whiteSpace: 'nowrap' }}>
            {search.forgetAll}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** Padding keeps focus rings whole, margins give the room back. */
const rowStyles: Look = {
  display: 'flex',
  gap: 1,
  listStyle: 'none',
  m: -0.5,
  p: 0.5,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
};

const chipStyles: Look = {
  flex: 'none',
  alignItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.25,
  bgcolor: 'background.paper',
};
