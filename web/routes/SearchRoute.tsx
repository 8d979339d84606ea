import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type MouseEvent, useEffect } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { filtersOn, unfiltered } from '../../ui/BrowseBar/productFilters.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { useMessages } from '../../ui/theme/messages.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { BrowseFilterBar } from '../features/catalogue/BrowseFilterBar.js';
import { catalogueApi } from '../features/catalogue/catalogueApi.js';
import { ListHeading } from '../features/catalogue/ListHeading.js';
import { NoneLeft } from '../features/catalogue/NoneLeft.js';
import { PagedProductGrid } from '../features/catalogue/PagedProductGrid.js';
import { useSearchResults } from '../features/catalogue/pagedProducts.js';
import { useBrowseFilters } from '../features/catalogue/useBrowseFilters.js';
import { useHeaderSearch } from '../features/catalogue/useHeaderSearch.js';
import { useSearchMemory } from '../features/catalogue/useRecentSearches.js';
import { EarlierSearches, NothingFound, SearchTerms } from './SearchTerms.js';
import { ShopCard } from './ShopCard.js';

/** In ms: a search must stay without results this long before it is reported, because customers type on. */
const pause = 1_500;

/** The searches that were already reported while the page is open. */
const reported = new Set<string>();

/** Calls `tell` with a search text, unless it was reported before. */
const reportOnce = (text: string, tell: (report: { search: string }) => unknown): void => {
  const search = text.trim();
  if (!search || reported.has(search.toLowerCase())) return;
  reported.add(search.toLowerCase());
  tell({ search });
};

/**
 * Reports a search without results once.
 * @param text the search text; undefined while there are results, or the result is unknown
 * @param settled whether the customer has confirmed the text with Enter
 */
const useReportNoResults = (text: string | undefined, settled: boolean): void => {
  const [tell] = catalogueApi.useReportNoResultsMutation();
  const search = text?.trim() ?? '';
  useEffect(() => {
    const timer = setTimeout(() => reportOnce(search, tell), settled ? 0 : pause);
    return () => clearTimeout(timer);
  }, [search, settled, tell]);
};

/**
 * Reports once a search that has found something: a confirmed one with results.
 * @param text the search text; undefined while it is typed, or without results
 * @returns a function that reports a search of which a result was opened or added
 */
const useReportFound = (text: string | undefined): ((search: string) => void) => {
  const [tell] = catalogueApi.useReportFoundMutation();
  useEffect(() => reportOnce(text ?? '', tell), [text, tell]);
  return (search) => reportOnce(search, tell);
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
  const { pages, first, current, outdated, failed, fetching } = results;
  // from the shown results, so that the heading never names a search that still loads
  const query = (first?.search ?? text).trim();
  const isNothing = first?.data.length === 0 && !fetching;
  const isFiltered = filtersOn(filters) > 0;
  useReportNoResults(current && isNothing && !isFiltered ? text : undefined, settled);
  const reportFound = useReportFound(settled && current && first?.data.length ? text : undefined);
  const keep = () => {
    remember(text);
    reportFound(text);
  };
  const label = query ? fill(words.results, { query }) : words.all;
  return (
    <Stack sx={{ gap: 2 }}>
      <ScreenTitle>{text.trim() || words.title}</ScreenTitle>
      {text.trim()
        ? !(isNothing && query && !isFiltered) && <SearchTerms text={text} />
        : !isFiltered && <EarlierSearches />}
      <ListHeading
        count={first?.totalCount}
        outdated={outdated}
        note={first?.meant && <Meant meant={first.meant} query={query} />}
      >
        {first?.meant ? fill(words.meant, { meant: first.meant }) : label}
      </ListHeading>
      {(isFiltered || !(isNothing || (failed && !pages))) && (
        <BrowseFilterBar browseFilters={browseFilters} of={{ search: text }} ready={current} />
      )}
      <Box onClick={(event) => !isNothing && isOnProduct(event) && keep()}>
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
