import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { MouseEvent, ReactNode } from 'react';
import type { ProductSummary } from '../../../contract/product.js';
import { fill } from '../../../contract/texts/fill.js';
import { filtersOn, unfiltered } from '../../../ui/BrowseBar/wish.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { Hidden } from '../../../ui/Hidden/Hidden.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { ListHeading } from './ListHeading.js';
import { NarrowingBar } from './NarrowingBar.js';
import { NoneLeft } from './NoneLeft.js';
import { NothingFound } from './NothingFound.js';
import { SearchWords } from './SearchWords.js';
import { ShelfGrid } from './ShelfGrid.js';
import { useSearchResults } from './shelves.js';
import { useHeaderSearch } from './useHeaderSearch.js';
import { useMissed } from './useMissed.js';
import { useNarrowing } from './useNarrowing.js';
import { useSearchMemory } from './useRecentSearches.js';

interface CardProps {
  product: ProductSummary;
  eager?: boolean;
  marks?: readonly string[] | undefined;
}

export interface SearchResultsProps {
  Card: (props: CardProps) => ReactNode;
  /** What others buy: where nothing is found. */
  popular: ReactNode;
}

/** Whether a press was on a product: on its link, or on what puts it into the cart. */
const isOnProduct = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('article :is(a, button)') !== null;

/** What the shop finds, as it is typed (S-005), under what may be meant, filters and sorting. */
export function SearchResults({ Card, popular }: SearchResultsProps) {
  const { search: words, home } = useTexts().web;
  const { text, settled } = useHeaderSearch();
  const { remember } = useSearchMemory();
  const narrowing = useNarrowing();
  const { wish, change } = narrowing;
  const results = useSearchResults(text, wish);
  const { pages, first, current, failed, fetching } = results;
  const query = (first?.search ?? text).trim(); // of what is shown, so that a heading never names what is still on its way
  const isNothing = first?.data.length === 0 && !fetching;
  const isFiltered = filtersOn(wish) > 0;
  useMissed(current && isNothing && !isFiltered ? text : undefined, settled);
  const label = query ? fill(words.results, { query }) : words.all;
  return (
    <Stack sx={{ gap: 2 }}>
      <SearchWords />
      <ListHeading
        count={first?.totalCount}
        note={first?.meant && <Meant meant={first.meant} query={query} />}
      >
        {first?.meant ? fill(words.meant, { meant: first.meant }) : label}
      </ListHeading>
      {(isFiltered || !(isNothing || (failed && !pages))) && (
        <NarrowingBar narrowing={narrowing} of={{ search: text }} ready={current} />
      )}
      <Box onClick={(event) => !isNothing && isOnProduct(event) && remember(text)}>
        <ShelfGrid
          label={label}
          shelf={results}
          Card={Card}
          marks={first?.marks}
          empty={
            isFiltered ? (
              <NoneLeft onClear={() => change(unfiltered(wish))} />
            ) : query ? (
              <NothingFound query={query} popular={popular} />
            ) : (
              <EmptyState title={home.empty} text={home.emptyHint} />
            )
          }
        />
      </Box>
    </Stack>
  );
}

/** That something else is shown than what was typed. */
function Meant({ meant, query }: { meant: string; query: string }) {
  const { search: words } = useTexts().web;
  return (
    <>
      <Hidden>{fill(words.meant, { meant })}. </Hidden>
      {fill(words.notTyped, { query })}{' '}
    </>
  );
}
