import Box from '@mui/material/Box';
import { SearchChips } from '../../../ui/SearchChips/SearchChips.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useHeaderSearch } from './useHeaderSearch.js';
import { useRecentSearches, useSearchMemory } from './useRecentSearches.js';
import { useNearTerms } from './useSuggestions.js';

/** Renders related searches above the results on a phone; if the search box is empty, the recent searches. */
export function SearchTerms() {
  const { search: words } = useMessages().ui;
  const { text, settle } = useHeaderSearch();
  const recent = useRecentSearches();
  const { forget, forgetAll } = useSearchMemory();
  const near = useNearTerms(text);
  const isRecent = !text.trim();
  if ((isRecent ? recent : near).length === 0) return null;
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
        <SearchChips label={words.related} terms={near} onChoose={settle} />
      )}
    </Box>
  );
}
