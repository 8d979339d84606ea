import { foodMarks, oneOf } from '../../contract/codes.js';
import type { BrowseChoices } from '../../contract/browse.js';
import { useTexts } from '../theme/texts.js';
import { brandOptions, discountOptions, foodOptions, shelfOptions, type GroupKey } from './choices.js';
import { Picks, Ticks } from './OptionList.js';
import { PriceRange } from './PriceRange.js';
import type { BrowseWish } from './wish.js';

export interface FilterGroupProps {
  group: GroupKey;
  wish: BrowseWish;
  choices: BrowseChoices;
  onChange: (wish: BrowseWish) => void;
  /** Stands in a popover of its own, where a price is told by a button. */
  alone?: boolean;
}

/** Brands that are shown at once. */
const firstBrands = 8;

/** What one ticks, picks or types in one group. */
export function FilterGroup({ group, wish, choices, onChange, alone = false }: FilterGroupProps) {
  const { browse } = useTexts().ui;
  const change = (changed: Partial<BrowseWish>) => onChange({ ...wish, ...changed });
  const label = browse[group];
  switch (group) {
    case 'category':
      return (
        <Ticks
          label={label}
          options={shelfOptions(choices, wish)}
          chosen={wish.subCategories}
          onChange={(subCategories) => change({ subCategories })}
        />
      );
    case 'brand':
      return (
        <Ticks
          label={label}
          options={brandOptions(choices, wish)}
          chosen={wish.brands}
          first={firstBrands}
          onChange={(brands) => change({ brands })}
        />
      );
    case 'price':
      return (
        <PriceRange
          from={wish.from}
          to={wish.to}
          prices={choices.prices}
          withButton={alone}
          onChange={change}
        />
      );
    case 'discount':
      return (
        <Picks
          label={label}
          options={discountOptions(choices, browse)}
          chosen={wish.discount === undefined ? '' : String(wish.discount)}
          onChange={(percent) => change({ discount: percent ? Number(percent) : undefined })}
        />
      );
    case 'food':
      return (
        <Picks
          label={label}
          options={foodOptions(choices, browse)}
          chosen={wish.food ?? ''}
          onChange={(mark) => change({ food: oneOf(foodMarks, mark) })}
        />
      );
  }
}
