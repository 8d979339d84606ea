import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { productLink, routes } from '../../../contract/links.js';
import { SearchCombobox } from '../../../ui/SearchCombobox/SearchCombobox.js';
import type { Suggestion } from '../../../ui/SearchCombobox/suggestions.js';
import { useWide } from '../../../ui/theme/wide.js';
import { useHeaderSearch } from './useHeaderSearch.js';
import { useRecentSearches, useSearchMemory } from './useRecentSearches.js';
import { suggestedLink, useBoxSuggestions } from './useSuggestions.js';

/**
 * No suggestions, for a phone: a list below the search box would cover the results, so `SearchTerms` shows
 * the suggestions above them there.
 */
const none: readonly Suggestion[] = [];

export interface SearchBoxProps {
  /** Whether the form that the box replaces had the focus; undefined if it replaces none. */
  focused: boolean | undefined;
}

/** Renders the search box with its suggestions. */
export function SearchBox({ focused }: SearchBoxProps) {
  const { text, search, settle } = useHeaderSearch();
  const { remember, forget, forgetAll } = useSearchMemory();
  const navigate = useNavigate();
  const wide = useWide();
  // focusing the box would scroll up a customer who reads the results already
  const [isAtTop] = useState(() => window.scrollY === 0);
  const { found, suggestions } = useBoxSuggestions(text, useRecentSearches());
  const linkOf = ({ key, kind, label }: Suggestion): string => {
    if (kind === 'product') return productLink({ _id: key, name: label });
    const subCategory = found.categories.find(({ _id, category }) => `${category?._id ?? ''} ${_id}` === key);
    return subCategory ? suggestedLink(subCategory) : routes.search;
  };
  const choose = (one: Suggestion) => {
    if (one.kind !== 'product' && one.kind !== 'category') return settle(one.label);
    remember(text);
    void navigate(linkOf(one));
  };
  const submit = (typed: string) => {
    settle(typed);
    // a phone's keyboard covers the results
    if (!wide && document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  };
  return (
    <SearchCombobox
      autoFocus={focused ?? isAtTop}
      value={text}
      onChange={search}
      backHref={routes.home}
      suggestions={wide ? suggestions : none}
      marks={text.trim() ? found.marks : undefined}
      onChoose={choose}
      onSubmit={submit}
      onForget={({ label }) => forget(label)}
      onForgetAll={forgetAll}
    />
  );
}
