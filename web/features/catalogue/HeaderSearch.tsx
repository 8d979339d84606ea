import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchForm } from '../../../ui/SearchPrompt/SearchForm.js';
import { SearchPrompt } from '../../../ui/SearchPrompt/SearchPrompt.js';
import { whenUsed } from '../../app/idle.js';
import { waitingForShop } from '../../app/net/code.js';
import type { SearchBoxProps } from './SearchBox.js';
import { type HeaderSearchState, useHeaderSearch } from './useHeaderSearch.js';

const loadBox = () => import('./SearchBox.js');

interface Loaded {
  Box: ComponentType<SearchBoxProps>;
  /** Whether the form that the box has replaced had the focus; undefined if it has replaced none. */
  focused?: boolean;
}

/**
 * Loads the search box: immediately on an empty search screen, otherwise when a person first uses the page. It does not
 * use `lazy`, which renders even loaded code a moment late: a phone opens its keyboard only if the focus follows the tap
 * at once.
 * @param input the input of the form that the box replaces
 */
const useSearchBox = (
  { searching, text, search }: HeaderSearchState,
  input: RefObject<HTMLInputElement | null>,
) => {
  const [loaded, setLoaded] = useState<Loaded>();
  const atOnce = searching && !text; // a search with results is read first
  /** Shows the box in place of the form, with what was typed into the form. */
  const replace = useEffectEvent((Box: Loaded['Box']) => {
    const { current: field } = input;
    if (!field) return setLoaded({ Box });
    // a link of the form is being pressed: without it the press would do nothing
    if (field.form?.querySelector('a:active')) return void setTimeout(() => replace(Box), 100);
    const { selectionStart, selectionEnd } = field;
    const focused = field.form?.contains(document.activeElement) ?? false;
    if (field.value !== text) search(field.value);
    // in one task: a key pressed between the two would go to the form that is about to be removed
    flushSync(() => setLoaded({ Box, focused }));
    const box = document.activeElement;
    if (focused && box instanceof HTMLInputElement) box.setSelectionRange(selectionStart, selectionEnd);
  });
  useEffect(() => {
    if (loaded) return undefined;
    const load = searching ? waitingForShop(loadBox) : loadBox;
    // after a failure the form or the link stays, and works without the box
    const start = () =>
      void load().then(
        ({ SearchBox }) => replace(SearchBox),
        () => undefined,
      );
    if (!atOnce) return whenUsed(start);
    start();
    return undefined;
  }, [searching, atOnce, loaded]);
  if (!searching && loaded?.focused !== undefined) setLoaded({ Box: loaded.Box }); // the next box replaces no form
  return loaded;
};

/** Renders the search box on the search screen, and a link to that screen elsewhere. */
export function HeaderSearch() {
  const header = useHeaderSearch();
  const { searching, text } = header;
  const input = useRef<HTMLInputElement>(null);
  const [firstText] = useState(text);
  const loaded = useSearchBox(header, input);
  if (!searching) return <SearchPrompt />;
  if (loaded) return <loaded.Box focused={loaded.focused} />;
  return <SearchForm key={text} text={text} autoFocus={text === firstText} inputRef={input} />;
}
