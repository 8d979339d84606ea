import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import type { Facets } from '../../contract/browse.js';
import { fill } from '../../contract/messages/fill.js';
import { FilterIcon } from '../icons/dashboardIcons.js';
import { CheckIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';
import { target } from '../theme/tokens.js';
import { useWide } from '../theme/wide.js';
import { Badges } from './Badges.js';
import { buttonStyles } from './barStyles.js';
import { groupsFor } from './facets.js';
import { FacetsFailed } from './FacetsFailed.js';
import { FilterPopover } from './FilterPopover.js';
import { FilterSheet } from './FilterSheet.js';
import { SortChoice } from './SortChoice.js';
import { badgesOf, filtersOn, type ProductFilters } from './productFilters.js';

export interface BrowseBarProps {
  /** Current filters and sort order. */
  filters: ProductFilters;
  /**
   * Facets of the current filters, or of `draft` while the filter sheet is open. Undefined during the first
   * load.
   */
  facets: Facets | undefined;
  /**
   * Whether the facets belong to the current filters, or to `draft` while the filter sheet is open. Older
   * facets stay visible while new facets load.
   */
  current?: boolean;
  /** Whether the facets could not be loaded. An error is shown in their place. */
  failed?: boolean;
  /** Called to load the facets again. */
  onRetry?: (() => void) | undefined;
  /** Whether the facets are being loaded again. Retry is disabled meanwhile. */
  retrying?: boolean;
  /** Called with all filters after a change. */
  onChange: (filters: ProductFilters) => void;
  /** Filters chosen in the phone's sheet and not yet applied. Undefined while the sheet is closed. */
  draft?: ProductFilters | undefined;
  /** Called with the draft after each change in the sheet, and with undefined when the sheet closes. */
  onDraftChange: (draft: ProductFilters | undefined) => void;
  /** Names of subcategories that the facets may lack, such as a chosen subcategory without products. */
  subCategories?: readonly { _id: string; name: string }[];
}

/**
 * Filters and sorts a product list: popovers on a desktop, sheets on a phone. Active filters are listed
 * below.
 */
export function BrowseBar({ subCategories = [], ...props }: BrowseBarProps) {
  const { browse } = useMessages().ui;
  const wide = useWide();
  const bar = useRef<HTMLDivElement>(null);
  const { filters, onChange } = props;
  const facets = props.facets && withNames(props.facets, filters, subCategories);
  const badges = badgesOf(
    filters,
    facets?.subCategories ?? subCategories.map((one) => ({ ...one, count: 0 })),
    browse,
  );
  const takeOff = (left: ProductFilters) => {
    onChange(left);
    bar.current?.querySelector('button')?.focus(); // the focused badge is gone
  };
  const Controls = wide ? WideControls : SheetControls;
  return (
    <Stack sx={{ gap: 1 }}>
      <Box ref={bar} role="group" aria-label={browse.label} sx={barStyles}>
        <Controls {...props} facets={facets} />
      </Box>
      <Badges badges={badges} filters={filters} onChange={takeOff} />
    </Stack>
  );
}

/** Adds chosen subcategories that the facets lack, with their names. */
const withNames = (
  facets: Facets,
  { subCategories }: ProductFilters,
  known: readonly { _id: string; name: string }[],
): Facets => {
  const missing = known.filter(
    ({ _id }) => subCategories.includes(_id) && facets.subCategories.every((one) => one._id !== _id),
  );
  return {
    ...facets,
    subCategories: [...facets.subCategories, ...missing.map(({ _id, name }) => ({ _id, name, count: 0 }))],
  };
};

function WideControls({ filters, facets, onChange, failed, onRetry, retrying }: BrowseBarProps) {
  const { browse } = useMessages().ui;
  const { inStock } = filters;
  return (
    <>
      {facets &&
        groupsFor(facets, filters).map((group) => (
          <FilterPopover key={group} group={group} filters={filters} facets={facets} onChange={onChange} />
        ))}
      {failed && <FacetsFailed onRetry={onRetry} retrying={retrying} />}
      {!facets && !failed && <Skeleton variant="rounded" sx={{ width: '16rem', height: target.medium }} />}
      <Button
        variant="outlined"
        color="inherit"
        aria-pressed={inStock}
        disabled={facets?.inStock === 0 && !inStock}
        startIcon={inStock ? <CheckIcon fontSize="small" /> : undefined}
        onClick={() => onChange({ ...filters, inStock: !inStock })}
        sx={buttonStyles(inStock)}
      >
        {browse.inStock}
      </Button>
      <Box sx={{ ml: 'auto' }}>
        <SortChoice wide sort={filters.sort} onChange={(sort) => onChange({ ...filters, sort })} />
      </Box>
    </>
  );
}

function SheetControls({ filters, onChange, onDraftChange, ...sheet }: BrowseBarProps) {
  const { browse } = useMessages().ui;
  const count = filtersOn(filters);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon fontSize="small" />}
        aria-haspopup="dialog"
        onClick={() => onDraftChange(filters)}
        sx={[buttonStyles(count > 0), { flex: 1 }]}
      >
        {count > 0 ? fill(browse.filterOn, { count }) : browse.filter}
      </Button>
      <SortChoice wide={false} sort={filters.sort} onChange={(sort) => onChange({ ...filters, sort })} />
      <FilterSheet
        {...sheet}
        onDraftChange={onDraftChange}
        onApply={(wanted) => {
          onDraftChange(undefined);
          onChange(wanted);
        }}
      />
    </>
  );
}

const barStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;
