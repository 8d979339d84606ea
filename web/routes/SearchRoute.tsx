import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/texts/fill.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { useTexts } from '../../ui/theme/texts.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { ShopCard } from '../features/cart/ShopCard.js';
import { ShelfGrid } from '../features/catalogue/ShelfGrid.js';
import { useSearchResults } from '../features/catalogue/shelves.js';
import { useHeaderSearch } from '../features/catalogue/useHeaderSearch.js';

/** `/search?q=`: what the shop finds, as it is typed (S-005). */
export default function SearchRoute() {
  const { search: words, home } = useTexts().web;
  const { text } = useHeaderSearch();
  const results = useSearchResults(text);
  const query = text.trim();
  const heading = query ? fill(words.results, { query }) : words.all;
  return (
    <Stack sx={{ gap: 2 }}>
      <ScreenTitle>{query || words.title}</ScreenTitle>
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      <ShelfGrid
        label={heading}
        shelf={results}
        Card={ShopCard}
        empty={
          query ? (
            <EmptyState drawing="search" title={fill(words.none, { query })} text={words.noneHint} />
          ) : (
            <EmptyState title={home.empty} text={home.emptyHint} />
          )
        }
      />
    </Stack>
  );
}
