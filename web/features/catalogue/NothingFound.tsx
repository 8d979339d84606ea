import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import type { ProductSummary } from '../../../contract/product.js';
import { fill } from '../../../contract/texts/fill.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { ProductRow } from '../../../ui/ProductRow/ProductRow.js';
import { SearchChips } from '../../../ui/SearchChips/SearchChips.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { useWide } from '../../../ui/theme/wide.js';
import { catalogueApi } from './catalogueApi.js';
import { useHeaderSearch } from './useHeaderSearch.js';
import { useNearTerms } from './useSuggestions.js';

export interface NothingFoundProps {
  /** What was searched for. */
  query: string;
  Card: ComponentType<{ product: ProductSummary }>;
}

/** A search without a result, and three ways on: another spelling, a word that lies near, what others buy. */
export function NothingFound({ query, Card }: NothingFoundProps) {
  const { ui, web } = useTexts();
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
      <Popular Card={Card} />
    </Stack>
  );
}

/** What is ordered most. Nothing where that is not known. */
function Popular({ Card }: Pick<NothingFoundProps, 'Card'>) {
  const { search } = useTexts().web;
  const { data = [] } = catalogueApi.useGetPopularQuery();
  if (data.length === 0) return null;
  return (
    <ProductRow title={search.popular}>
      {data.map((product) => (
        <Card key={product._id} product={product} />
      ))}
    </ProductRow>
  );
}
