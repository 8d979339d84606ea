import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { fill } from '../../../contract/messages/fill.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { SearchChips } from '../../../ui/SearchChips/SearchChips.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useWide } from '../../../ui/theme/wide.js';
import { useHeaderSearch } from './useHeaderSearch.js';
import { useNearTerms } from './useSuggestions.js';

export interface NothingFoundProps {
  /** What was searched for. */
  query: string;
  /** What others buy. */
  popular: ReactNode;
}

/** A search without a result, and three ways on: another spelling, a word that lies near, what others buy. */
export function NothingFound({ query, popular }: NothingFoundProps) {
  const { ui, web } = useMessages();
  const { settle } = useHeaderSearch();
  const near = useNearTerms(query);
  const wide = useWide(); // on a phone they stand above already
  return (
    <Stack sx={{ gap: 3 }}>
      <EmptyState
        drawing="search"
        title={fill(web.search.none, { query })}
        text={web.search.noneHint}
        action={
          wide && near.length > 0 ? (
            <SearchChips label={ui.search.related} terms={near} onChoose={settle} />
          ) : undefined
        }
      />
      {popular}
    </Stack>
  );
}
