import { foodMarks, oneOf } from '../../contract/codes.js';
import type { Facets } from '../../contract/browse.js';
import { useMessages } from '../theme/messages.js';
import { brandOptions, discountOptions, foodOptions, subCategoryOptions, type GroupKey } from './facets.js';
import { Picks, Ticks } from './OptionList.js';
import { PriceRange } from './PriceRange.js';
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
