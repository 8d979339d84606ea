import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { ShopCard } from '../features/cart/ShopCard.js';
import { SearchResults } from '../features/catalogue/SearchResults.js';
import { useHeaderSearch } from '../features/catalogue/useHeaderSearch.js';
import { PopularRow } from '../features/recommendations/PopularRow.js';

/** Renders `/search?q=`, the search results. */
export default function SearchRoute() {
  const { search } = useMessages().web;
  const { text } = useHeaderSearch();
  return (
    <>
      <ScreenTitle>{text.trim() || search.title}</ScreenTitle>
      <SearchResults Card={ShopCard} popular={<PopularRow Card={ShopCard} />} />
    </>
  );
}
