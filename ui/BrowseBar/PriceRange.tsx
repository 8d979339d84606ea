import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { limits } from '../../contract/limits.js';
import { type Rupees } from '../../contract/money.js';
import type { Facets } from '../../contract/browse.js';
import { useMessages } from '../theme/messages.js';
import type { ProductFilters } from './productFilters.js';

type Ends = Pick<ProductFilters, 'from' | 'to'>;

export interface PriceRangeProps extends Ends {
  /** Lowest and highest product price in rupees, shown as placeholders. */
  prices: Facets['prices'];
  /**
   * Called with the lowest and the highest price that were typed; the price of an empty field is undefined.
   */
  onChange: (ends: Ends) => void;
  /** Whether an Apply button applies the price range. Otherwise leaving a field applies it. */
  withButton?: boolean;
}

const amount = /^\d+([.,]\d{1,2})?$/;

/**
 * Reads an amount in rupees from the text of a price field. Returns undefined for an empty text and NaN for
 * an invalid amount.
 */
const rupeesIn = (text: string): Rupees | undefined => {
  const typed = text.trim();
  if (!typed) return undefined;
  const value = amount.test(typed) ? Number(typed.replace(',', '.')) : NaN;
  return value <= limits.price ? value : NaN;
};

/** Puts the two typed prices in ascending order. */
const inOrder = (from: Rupees | undefined, to: Rupees | undefined): Ends =>
  from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };

const written = (value: Rupees | undefined) => (value === undefined ? '' : String(value));

/** Asks for the lowest and the highest price. */
export function PriceRange({ from, to, prices, onChange, withButton = false }: PriceRangeProps) {
  const { browse } = useMessages().ui;
  const [typed, setTyped] = useState({ from: written(from), to: written(to) });
  const [shown, setShown] = useState({ from, to });
  if (shown.from !== from || shown.to !== to) {
    setShown({ from, to });
    setTyped({ from: written(from), to: written(to) }); // the ends were swapped or removed elsewhere
  }
  const ends = { from: rupeesIn(typed.from), to: rupeesIn(typed.to) };
  const wrong = { from: Number.isNaN(ends.from), to: Number.isNaN(ends.to) };
  const tell = () => {
    const wanted = inOrder(ends.from, ends.to);
    if (wrong.from || wrong.to) return;
    if (withButton || wanted.from !== from || wanted.to !== to) onChange(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tell();
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.5, pt: 1 }}>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            size="small"
            label={browse[end]}
            value={typed[end]}
            placeholder={prices ? String(prices[end]) : undefined}
            error={wrong[end]}
            helperText={wrong[end] ? browse.figures : undefined}
            onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
            onBlur={withButton ? undefined : tell}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 }, inputLabel: { shrink: true } }}
          />
        ))}
      </Stack>
      {withButton && (
        <Button type="submit" variant="contained" disabled={wrong.from || wrong.to}>
          {browse.apply}
        </Button>
      )}
    </Stack>
  );
}
