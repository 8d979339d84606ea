import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import type { Styles } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import type { Option } from './facets.js';

interface TicksProps {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Number of options shown before "Show all". */
  first?: number;
}

/**
 * Renders options as checkboxes. At the maximum number of chosen options a hint appears, and the other
 * checkboxes are disabled.
 */
export function Ticks({ label, options, chosen, onChange, first = Infinity }: TicksProps) {
  const { browse } = useMessages().ui;
  const [all, setAll] = useState(false);
  const hint = useId();
  const full = chosen.length >= limits.filterValues;
  const shown = options.filter(({ value }, place) => all || place < first || chosen.includes(value));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <Box role="group" aria-label={label} aria-describedby={full ? hint : undefined} sx={{ display: 'grid' }}>
      {shown.map((option) => (
        <FormControlLabel
          key={option.value}
          disabled={full && !chosen.includes(option.value)}
          label={<Label option={option} />}
          sx={rowStyles}
          control={<Checkbox checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} />}
        />
      ))}
      {shown.length < options.length && (
        <Button onClick={() => setAll(true)} sx={{ justifySelf: 'start' }}>
          {fill(browse.showAll, { count: options.length })}
        </Button>
      )}
      <Box role="status" id={hint} sx={hintStyles}>
        {full && <FormHelperText>{fill(browse.fullFilter, { count: limits.filterValues })}</FormHelperText>}
      </Box>
    </Box>
  );
}

interface PicksProps {
  label: string;
  options: readonly Option[];
  chosen: string;
  onChange: (chosen: string) => void;
}

/** Renders options as radio buttons. */
export function Picks({ label, options, chosen, onChange }: PicksProps) {
  return (
    <RadioGroup aria-label={label} value={chosen} onChange={(_event, value) => onChange(value)}>
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          value={option.value}
          disabled={option.count === 0 && option.value !== chosen}
          label={<Label option={option} />}
          sx={rowStyles}
          control={<Radio />}
        />
      ))}
    </RadioGroup>
  );
}

function Label({ option: { label, count } }: { option: Option }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {label}
      </Box>{' '}
      {count !== undefined && (
        <Box component="span" sx={{ ...tabularNumbers, color: 'text.secondary' }}>
          {count}
        </Box>
      )}
    </Box>
  );
}

/**
 * Keeps the hint about the maximum number of options visible at the end of the list, so that no row moves
 * under the pointer when the hint appears.
 */
const hintStyles: Styles = { position: 'sticky', bottom: 0, bgcolor: 'background.paper' };

const rowStyles: Styles = {
  minHeight: target.medium,
  mx: 0,
  '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 },
  '& .MuiButtonBase-root': { ml: -1.125 },
};
