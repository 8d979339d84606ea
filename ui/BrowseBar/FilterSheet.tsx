import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Facets } from '../../contract/browse.js';
import { BottomSheet } from '../BottomSheet/BottomSheet.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { RetryAlert } from '../ErrorState/RetryAlert.js';
import { Spinner } from '../Spinner/Spinner.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import type { BrowseBarProps } from './BrowseBar.js';
import { groupsFor } from './facets.js';
import { FilterGroup } from './FilterGroup.js';
import { Ticks } from './OptionList.js';
import { filtersOn, unfiltered, type ProductFilters } from './productFilters.js';

export interface FilterSheetProps extends Omit<BrowseBarProps, 'filters' | 'onChange' | 'subCategories'> {
  onApply: (filters: ProductFilters) => void;
}

/** Shows all filters in one sheet. The product list changes only when the filters are applied. */
export function FilterSheet(props: FilterSheetProps) {
  const { draft, facets, current = true, onDraftChange, onApply } = props;
  const { browse } = useMessages().ui;
  return (
    <BottomSheet
      open={draft !== undefined}
      title={browse.filter}
      onClose={() => onDraftChange(undefined)}
      actions={
        draft && (
          <>
            <Button
              variant="outlined"
              disabled={filtersOn(draft) === 0}
              onClick={() => onDraftChange(unfiltered(draft))}
            >
              {browse.clear}
            </Button>
            <Button variant="contained" onClick={() => onApply(draft)}>
              {facets && current
                ? counted(browse.showProduct, browse.showProducts, facets.totalCount)
                : browse.apply}
            </Button>
          </>
        )
      }
    >
      {draft && <Content {...props} draft={draft} />}
    </BottomSheet>
  );
}

/**
 * Renders the content of the filter sheet. Facets loaded before stay usable while new facets load, and if
 * loading fails.
 */
function Content(props: FilterSheetProps & { draft: ProductFilters }) {
  const { draft, facets, failed, onRetry, retrying, onDraftChange } = props;
  const { browse } = useMessages().ui;
  if (!facets)
    return failed ? (
      <ErrorState title={browse.notLoaded} onRetry={onRetry} retrying={retrying} />
    ) : (
      <Spinner />
    );
  return (
    <>
      {failed && (
        <RetryAlert onRetry={onRetry} retrying={retrying}>
          {browse.notLoaded}
        </RetryAlert>
      )}
      <Groups draft={draft} facets={facets} onChange={onDraftChange} />
    </>
  );
}

interface GroupsProps {
  draft: ProductFilters;
  facets: Facets;
  onChange: (draft: ProductFilters) => void;
}

function Groups({ draft, facets, onChange }: GroupsProps) {
  const { browse } = useMessages().ui;
  return (
    <Stack sx={{ gap: 2 }}>
      <Ticks
        label={browse.stock}
        options={[{ value: 'in', label: browse.inStock, count: facets.inStock }]}
        chosen={draft.inStock ? ['in'] : []}
        onChange={(chosen) => onChange({ ...draft, inStock: chosen.length > 0 })}
      />
      {groupsFor(facets, draft).map((group) => (
        <section key={group}>
          <Typography variant="subtitle1" component="h3">
            {browse[group]}
          </Typography>
          <FilterGroup group={group} filters={draft} facets={facets} onChange={onChange} />
        </section>
      ))}
    </Stack>
  );
}
