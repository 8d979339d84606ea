import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { SearchChips, type SearchChipsProps } from '../../ui/SearchChips/SearchChips.js';
import { useMessages } from '../../ui/theme/messages.js';
import { useHeaderSearch } from '../features/catalogue/useHeaderSearch.js';
import { useRecentSearches, useSearchMemory } from '../features/catalogue/useRecentSearches.js';
import { useChipSuggestions, usePopularSearches } from '../features/catalogue/useSuggestions.js';
import { PopularRow } from '../features/recommendations/PopularRow.js';
import { ShopCard } from './ShopCard.js';

/** Renders categories and related searches above the results on a phone. */
export function SearchTerms({ text }: { text: string }) {
  const { search: words } = useMessages().ui;
  const { settle } = useHeaderSearch();
  const near = useChipSuggestions(text);
  if (!(near.terms.length + near.categories.length)) return null;
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <SearchChips label={words.related} {...near} onChoose={settle} />
    </Box>
  );
}

/** Renders, for an empty search, the recent searches of this device on a phone, and the popular ones of the shop. */
export function EarlierSearches() {
  const { kinds } = useMessages().ui.search;
  const { settle } = useHeaderSearch();
  const recent = useRecentSearches();
  const popular = usePopularSearches(recent);
  const { forget, forgetAll } = useSearchMemory();
  if (!recent.length && !popular.length) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      {recent.length > 0 && (
        <Box sx={{ display: { md: 'none' } }}>
          <TitledChips
            label={kinds.recent}
            terms={recent}
            onChoose={settle}
            onRemove={forget}
            onClear={forgetAll}
          />
        </Box>
      )}
      <TitledChips label={kinds.popular} terms={popular} onChoose={settle} />
    </Stack>
  );
}

/** Shows a row of chips below its name; nothing without any. */
function TitledChips(chips: SearchChipsProps) {
  if (!(chips.terms.length + (chips.categories?.length ?? 0))) return null;
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }}>
      <Typography variant="subtitle2" component="p">
        {chips.label}
      </Typography>
      <SearchChips {...chips} />
    </Stack>
  );
}

/** Renders a search without results: similar searches and their categories, then what is popular. */
export function NothingFound({ query }: { query: string }) {
  const { ui, web } = useMessages();
  const { settle } = useHeaderSearch();
  const near = useChipSuggestions(query);
  const popular = usePopularSearches(near.terms);
  const isNear = near.terms.length + near.categories.length > 0;
  return (
    <Stack sx={{ gap: 3 }}>
      <EmptyState drawing="search" title={fill(web.search.none, { query })} text={web.search.noneHint} />
      {isNear ? (
        <TitledChips label={web.search.didYouMean} {...near} onChoose={settle} />
      ) : (
        <TitledChips label={ui.search.kinds.popular} terms={popular} onChoose={settle} />
      )}
      <PopularRow Card={ShopCard} />
    </Stack>
  );
}
