import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { foodMarks, oneOf } from '../../contract/codes.js';
import type { Facets } from '../../contract/browse.js';
import { limits } from '../../contract/limits.js';
import type { Rupees } from '../../contract/money.js';
import { useMessages } from '../theme/messages.js';
import { brandOptions, discountOptions, foodOptions, subCategoryOptions, type GroupKey } from './facets.js';
import { Picks, Ticks } from './OptionList.js';
import type { ProductFilters } from './productFilters.js';

export interface FilterGroupProps {
  group: GroupKey;
  filters: ProductFilters;
  facets: Facets;
  onChange: (filters: ProductFilters) => void;
  /** Whether the group is alone in a popover. The price range then has its own Apply button. */
  alone?: boolean;
}

/** Number of brands shown before "Show all". */
const firstBrands = 8;

/** Renders the options of a filter group: checkboxes, radio buttons or price fields. */
export function FilterGroup({ group, filters, facets, onChange, alone = false }: FilterGroupProps) {
  const { browse } = useMessages().ui;
  const change = (changed: Partial<ProductFilters>) => onChange({ ...filters, ...changed });
  const label = browse[group];
  switch (group) {
    case 'category':
      return (
        <Ticks
          label={label}
          options={subCategoryOptions(facets, filters)}
          chosen={filters.subCategories}
          onChange={(subCategories) => change({ subCategories })}
        />
      );
    case 'brand':
      return (
        <Ticks
          label={label}
          options={brandOptions(facets, filters)}
          chosen={filters.brands}
          first={firstBrands}
          onChange={(brands) => change({ brands })}
        />
      );
    case 'price':
      return (
        <PriceRange
          from={filters.from}
          to={filters.to}
          prices={facets.prices}
          withButton={alone}
          onChange={change}
        />
      );
    case 'discount':
      return (
        <Picks
          label={label}
          options={discountOptions(facets, browse)}
          chosen={filters.discount === undefined ? '' : String(filters.discount)}
          onChange={(percent) => change({ discount: percent ? Number(percent) : undefined })}
        />
      );
    case 'food':
      return (
        <Picks
          label={label}
          options={foodOptions(facets, browse)}
          chosen={filters.food ?? ''}
          onChange={(mark) => change({ food: oneOf(foodMarks, mark) })}
        />
      );
  }
}

type Ends = Pick<ProductFilters, 'from' | 'to'>;

interface PriceRangeProps extends Ends {
  /** Lowest and highest product price in rupees, shown as placeholders. */
  prices: Facets['prices'];
  /** Called with the lowest and the highest price that were typed; the price of an empty field is undefined. */
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
function PriceRange({ from, to, prices, onChange, withButton = false }: PriceRangeProps) {
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
