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
  /** What the list is narrowed and sorted by. */
  filters: ProductFilters;
  /** What it can be narrowed to: for the draft while there is one. Undefined while that is on its way for the first time. */
  facets: Facets | undefined;
  /** Whether those are of what is wished now; the former may stand there while the new ones are on their way. */
  current?: boolean;
  /** They could not be had: said where they would stand. */
  failed?: boolean;
  /** Asks for the choices again. */
  onRetry?: (() => void) | undefined;
  /** The retry is under way: it cannot be pressed again. */
  retrying?: boolean;
  /** With the whole wish after a change. */
  onChange: (filters: ProductFilters) => void;
  /** What is put together in a phone's sheet, before it is applied; undefined while the sheet is down. */
  draft?: ProductFilters | undefined;
  /** With the draft after each change in the sheet; undefined as it goes down. */
  onDraftChange: (draft: ProductFilters | undefined) => void;
  /** Names of shelves that the choices may not tell, such as one that is chosen and holds nothing. */
  categories?: readonly { _id: string; name: string }[];
}

/** How a list of products is narrowed and sorted: popovers on a desk, sheets on a phone; what is on stands below. */
export function BrowseBar({ categories = [], ...props }: BrowseBarProps) {
  const { browse } = useMessages().ui;
  const wide = useWide();
  const bar = useRef<HTMLDivElement>(null);
  const { filters, onChange } = props;
  const facets = props.facets && withNames(props.facets, filters, categories);
  const badges = badgesOf(
    filters,
    facets?.subCategories ?? categories.map((one) => ({ ...one, count: 0 })),
    browse,
  );
  const takeOff = (left: ProductFilters) => {
    onChange(left);
    bar.current?.querySelector('button')?.focus(); // what had the focus is gone
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

/** What is chosen is always there, by its name. */
const withNames = (
  facets: Facets,
  { subCategories }: ProductFilters,
  categories: readonly { _id: string; name: string }[],
): Facets => {
  const missing = categories.filter(
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
