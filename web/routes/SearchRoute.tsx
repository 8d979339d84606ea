import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { filtersOn, unfiltered } from '../../ui/BrowseBar/productFilters.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { SearchChips } from '../../ui/SearchChips/SearchChips.js';
import { useMessages } from '../../ui/theme/messages.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { ShopCard } from './ShopCard.js';
import { BrowseFilterBar } from '../features/catalogue/BrowseFilterBar.js';
import { catalogueApi } from '../features/catalogue/catalogueApi.js';
import { ListHeading } from '../features/catalogue/ListHeading.js';
import { NoneLeft } from '../features/catalogue/NoneLeft.js';
import { PagedProductGrid } from '../features/catalogue/PagedProductGrid.js';
import { useSearchResults } from '../features/catalogue/pagedProducts.js';
import { useBrowseFilters } from '../features/catalogue/useBrowseFilters.js';
import { useHeaderSearch } from '../features/catalogue/useHeaderSearch.js';
import { useSearchMemory, useRecentSearches } from '../features/catalogue/useRecentSearches.js';
import { useChipSuggestions, useNearTerms } from '../features/catalogue/useSuggestions.js';
import { PopularRow } from '../features/recommendations/PopularRow.js';

/** In ms: a search must stay without results this long before it is reported, because customers type on. */
const pause = 1_500;

/** The searches that were already reported while the page is open. */
const reported = new Set<string>();

/**
 * Reports a search without results once.
 * @param text the search text; undefined while there are results, or the result is unknown
 * @param settled whether the customer has confirmed the text with Enter
 */
const useReportNoResults = (text: string | undefined, settled: boolean): void => {
  const [tell] = catalogueApi.useReportNoResultsMutation();
  const search = text?.trim() ?? '';
  useEffect(() => {
    if (!search || reported.has(search.toLowerCase())) return undefined;
    const say = () => {
      reported.add(search.toLowerCase());
      void tell({ search });
    };
    const timer = setTimeout(say, settled ? 0 : pause);
    return () => clearTimeout(timer);
  }, [search, settled, tell]);
};

/** Checks whether a click in the results was on a product's link or on its cart control. */
const isOnProduct = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('article :is(a, button)') !== null;

/** Renders `/search?q=`: the results while the customer types, under suggestions, filters and sort order. */
export default function SearchRoute() {
  const { search: words, home } = useMessages().web;
  const { text, settled } = useHeaderSearch();
  const { remember } = useSearchMemory();
  const browseFilters = useBrowseFilters();
  const { filters, change } = browseFilters;
  const results = useSearchResults(text, filters);
  const { pages, first, current, failed, fetching } = results;
  // from the shown results, so that the heading never names a search that still loads
  const query = (first?.search ?? text).trim();
  const isNothing = first?.data.length === 0 && !fetching;
  const isFiltered = filtersOn(filters) > 0;
  useReportNoResults(current && isNothing && !isFiltered ? text : undefined, settled);
  const label = query ? fill(words.results, { query }) : words.all;
  return (
    <Stack sx={{ gap: 2 }}>
      <ScreenTitle>{text.trim() || words.title}</ScreenTitle>
      {!(isNothing && query && !isFiltered) && <SearchTerms />}
      <ListHeading
        count={first?.totalCount}
        note={first?.meant && <Meant meant={first.meant} query={query} />}
      >
        {first?.meant ? fill(words.meant, { meant: first.meant }) : label}
      </ListHeading>
      {(isFiltered || !(isNothing || (failed && !pages))) && (
        <BrowseFilterBar browseFilters={browseFilters} of={{ search: text }} ready={current} />
      )}
      <Box onClick={(event) => !isNothing && isOnProduct(event) && remember(text)}>
        <PagedProductGrid
          label={label}
          products={results}
          Card={ShopCard}
          marks={first?.marks}
          empty={
            isFiltered ? (
              <NoneLeft onClear={() => change(unfiltered(filters))} />
            ) : query ? (
              <NothingFound query={query} />
            ) : (
              <EmptyState title={home.empty} text={home.emptyHint} />
            )
          }
        />
      </Box>
    </Stack>
  );
}

/** Tells the customer that the results are for a corrected search text. */
function Meant({ meant, query }: { meant: string; query: string }) {
  const { search: words } = useMessages().web;
  return (
    <>
      <VisuallyHidden>{fill(words.meant, { meant })}. </VisuallyHidden>
      {fill(words.notTyped, { query })}{' '}
    </>
  );
}

/**
 * Renders categories and related searches above the results on a phone; if the search box is empty, the recent
 * searches.
 */
function SearchTerms() {
  const { search: words } = useMessages().ui;
  const { text, settle } = useHeaderSearch();
  const recent = useRecentSearches();
  const { forget, forgetAll } = useSearchMemory();
  const near = useChipSuggestions(text);
  const isRecent = !text.trim();
  if (isRecent ? !recent.length : !(near.terms.length + near.categories.length)) return null;
  return (
    <Box sx={{ display: { md: 'none' } }}>
      {isRecent ? (
        <SearchChips
          label={words.kinds.recent}
          terms={recent}
          onChoose={settle}
          onRemove={forget}
          onClear={forgetAll}
        />
      ) : (
        <SearchChips label={words.related} {...near} onChoose={settle} />
      )}
    </Box>
  );
}

/** Renders a search without results: similar searches, then popular products. */
function NothingFound({ query }: { query: string }) {
  const { web } = useMessages();
  const { settle } = useHeaderSearch();
  const near = useNearTerms(query);
  return (
    <Stack sx={{ gap: 3 }}>
      <EmptyState
        drawing="search"
        title={fill(web.search.none, { query })}
        text={web.search.noneHint}
        action={
          near.length > 0 ? (
            <Stack sx={{ gap: 1, alignItems: 'center' }}>
              <Typography variant="subtitle2" component="p">
                {web.search.didYouMean}
              </Typography>
              <SearchChips label={web.search.didYouMean} terms={near} onChoose={settle} />
            </Stack>
          ) : undefined
        }
      />
      <PopularRow Card={ShopCard} />
    </Stack>
  );
}
