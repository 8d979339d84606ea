import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchForm } from '../../../ui/SearchPrompt/SearchForm.js';
import { SearchPrompt } from '../../../ui/SearchPrompt/SearchPrompt.js';
import { whenUsed } from '../../app/idle.js';
import { waitingForShop } from '../../app/net/code.js';
import type { SearchBoxProps } from './SearchBox.js';
import { useHeaderSearch } from './useHeaderSearch.js';

const loadBox = () => import('./SearchBox.js');

/**
 * Loads the search box once a person uses the page, or at once. It does not use `lazy`, which renders even loaded code a moment
 * late: a phone opens its keyboard only if the focus follows the tap at once.
 * @param onLoad called right before the box is shown; returns whether the box takes over the focus
 */
const useSearchBox = (atOnce: boolean, onLoad: () => boolean) => {
  const loadedNow = useEffectEvent(onLoad);
  const [loaded, setLoaded] = useState<{ Box: ComponentType<SearchBoxProps>; focused: boolean }>();
  useEffect(() => {
    if (loaded) return undefined;
    const show = ({ SearchBox }: Awaited<ReturnType<typeof loadBox>>) => {
      // in one task: a key pressed between the two would go to the form that is about to be removed
      flushSync(() => {
        setLoaded({ Box: SearchBox, focused: loadedNow() });
      });
    };
    const stay = () => undefined; // the link stays, and a tap on it tries again
    if (!atOnce) return whenUsed(() => void loadBox().then(show, stay));
    void waitingForShop(loadBox)().then(show, stay);
    return undefined;
  }, [atOnce, loaded]);
  return loaded;
};

/** Renders the search box on the search screen, and a link to that screen elsewhere. */
export function HeaderSearch() {
  const { searching, text, search } = useHeaderSearch();
  const input = useRef<HTMLInputElement>(null);
  /** Takes over what was typed into the form before. */
  const takeTyped = () => {
    const { current: field } = input;
    if (!field) return false;
    if (field.value !== text) search(field.value);
    return document.activeElement === field;
  };
  // an empty search screen is there to type; one with results is read first
  const loaded = useSearchBox(searching && !text, takeTyped);
  if (!searching) return <SearchPrompt />;
  return loaded ? (
    <loaded.Box focused={loaded.focused} />
  ) : (
    <SearchForm key={text} text={text} inputRef={input} />
  );
}
