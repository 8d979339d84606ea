import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { fill } from '../../../contract/messages/fill.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { SearchChips } from '../../../ui/SearchChips/SearchChips.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useHeaderSearch } from './useHeaderSearch.js';
import { useNearTerms } from './useSuggestions.js';

export interface NothingFoundProps {
  /** The search text. */
  query: string;
  /** Popular products. */
  popular: ReactNode;
}

/** Renders a search without results, with other spellings, related searches and popular products. */
export function NothingFound({ query, popular }: NothingFoundProps) {
  const { ui, web } = useMessages();
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
            // a phone shows them above already
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>
              <SearchChips label={ui.search.related} terms={near} onChoose={settle} />
            </Box>
          ) : undefined
        }
      />
      {popular}
    </Stack>
  );
}
