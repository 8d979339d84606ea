import { lazy, Suspense } from 'react';
import { routes } from '../../../contract/links.js';
import { SearchPrompt } from '../../../ui/SearchPrompt/SearchPrompt.js';
import { useHeaderSearch } from './useHeaderSearch.js';

const SearchField = lazy(() =>
  import('../../../ui/SearchField/SearchField.js').then((file) => ({ default: file.SearchField })),
);

/** On the search screen the box itself; elsewhere what leads there (S-023, S-026). */
export function HeaderSearch() {
  const { searching, text, search } = useHeaderSearch();
  if (!searching) return <SearchPrompt />;
  return (
    <Suspense fallback={<SearchPrompt />}>
      <SearchField autoFocus value={text} onChange={search} backHref={routes.home} />
    </Suspense>
  );
}
