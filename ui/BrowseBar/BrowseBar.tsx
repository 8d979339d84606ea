import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import type { Facets } from '../../contract/browse.js';
import { fill } from '../../contract/messages/fill.js';
import { RetryAlert } from '../ErrorState/RetryAlert.js';
import { FilterIcon } from '../icons/dashboardIcons.js';
import { CheckIcon, ChevronDownIcon, CrossIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { target } from '../theme/tokens.js';
import { useWide } from '../theme/wide.js';
import { buttonStyles } from './barStyles.js';
import { groupsFor } from './facets.js';
import { FilterSheet } from './FilterSheet.js';
import { SortChoice } from './SortChoice.js';
import {
  badgesOf,
  filtersOn,
  type ProductFilters,
  unfiltered,
  type Badge,
  noFilters,
} from './productFilters.js';
import { badgesStyles } from '../FilterBar/badgeStyles.js';
import type { Styles } from '../theme/styles.js';
import Popover from '@mui/material/Popover';
import { FilterGroup, type FilterGroupProps } from './FilterGroup.js';

export interface BrowseBarProps {
  /** Current filters and sort order. */
  filters: ProductFilters;
  /** Facets of the current filters, or of `draft` while the filter sheet is open. Undefined during the first load. */
  facets: Facets | undefined;
  /**
   * Whether the facets belong to the current filters, or to `draft` while the filter sheet is open. Older
   * facets stay visible while new facets load.
   */
  current?: boolean;
  /** Whether the facets could not be loaded. An error is shown in their place. */
  failed?: boolean;
  /** Called to load the facets again. Without it there is no Retry button. */
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

/** Filters and sorts a product list: popovers on a desktop, sheets on a phone. Active filters are listed below. */
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
      {failed && (
        <RetryAlert onRetry={onRetry} retrying={retrying}>
          {browse.notLoaded}
        </RetryAlert>
      )}
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

interface BadgesProps {
  badges: readonly Badge[];
  filters: ProductFilters;
  onChange: (filters: ProductFilters) => void;
}

/** Renders the active filters as badges. Pressing a badge removes its filter. */
function Badges({ badges, filters, onChange }: BadgesProps) {
  const { browse } = useMessages().ui;
  if (badges.length === 0) return null;
  return (
    <Box component="ul" aria-label={browse.on} sx={rowStyles}>
      {badges.map(({ key, label, without }) => (
        <Box key={key} component="li" sx={{ flex: 'none' }}>
          <Button
            color="inherit"
            endIcon={<CrossIcon fontSize="small" />}
            aria-label={fill(browse.takeOff, { filter: label })}
            onClick={() => onChange(without)}
            sx={badgeStyles}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {label}
            </Box>
          </Button>
        </Box>
      ))}
      <Box component="li" sx={{ flex: 'none' }}>
        <Button sx={{ whiteSpace: 'nowrap' }} onClick={() => onChange(unfiltered(filters))}>
          {browse.clear}
        </Button>
      </Box>
    </Box>
  );
}

/** Makes a row that scrolls sideways on a phone; padding and negative margins keep focus rings whole. */
const rowStyles: Styles = {
  ...badgesStyles,
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  m: -0.5,
  p: 0.5,
  overflowX: { xs: 'auto', md: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
};

const badgeStyles: Styles = {
  px: 1.5,
  maxWidth: '18rem',
  bgcolor: 'soft.primary',
  fontWeight: 'fontWeightMedium',
  whiteSpace: 'nowrap',
};

/** Counts the active filters of a group. */
const countIn = ({ group, filters }: Pick<FilterGroupProps, 'group' | 'filters'>): number => {
  const { subCategories, brands, from, to, discount, food } = filters;
  const held = {
    category: { subCategories },
    brand: { brands },
    price: { from, to },
    discount: { discount },
    food: { food },
  }[group];
  return filtersOn({ ...noFilters, ...held });
};

/** Opens a filter group in a popover. A change applies at once; only a price range needs Apply. */
function FilterPopover(props: FilterGroupProps) {
  const { browse } = useMessages().ui;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = browse[props.group];
  const count = countIn(props);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ChevronDownIcon fontSize="small" />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={buttonStyles(count > 0)}
      >
        {count > 0 ? fill(browse.chosen, { label, count }) : label}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { border: 1, borderColor: 'divider', boxShadow: 8, mt: 0.5, width: '20rem' },
          },
        }}
      >
        <Box sx={{ p: 2, py: 1.5 }}>
          <FilterGroup
            {...props}
            alone
            onChange={(filters) => {
              if (props.group === 'price') setAnchor(null); // Apply closes the popover
              props.onChange(filters);
            }}
          />
        </Box>
      </Popover>
    </>
  );
}
