import { type ComponentType, useEffect, useState } from 'react';
import { SearchPrompt } from '../../../ui/SearchPrompt/SearchPrompt.js';
import { whenIdle } from '../../app/idle.js';
import { patiently } from '../../app/net/code.js';
import { useHeaderSearch } from './useHeaderSearch.js';

const loadBox = () => import('./SearchBox.js');

/**
 * The box itself, fetched after the first view. No `lazy`, which shows even a box that is there a moment late: a phone opens
 * its keyboard only if the focus follows the tap at once.
 */
const useSearchBox = (atOnce: boolean): ComponentType | undefined => {
  const [loaded, setLoaded] = useState<{ Box: ComponentType }>();
  useEffect(() => {
    const show = ({ SearchBox }: Awaited<ReturnType<typeof loadBox>>) => setLoaded({ Box: SearchBox });
    const stay = () => undefined; // the prompt stays; its tap tries again
    if (!atOnce) return whenIdle(() => void loadBox().then(show, stay));
    void patiently(loadBox)().then(show, stay);
    return undefined;
  }, [atOnce]);
  return loaded?.Box;
};

/** On the search screen the box itself; elsewhere what leads there (S-023, S-026). */
export function HeaderSearch() {
  const { searching } = useHeaderSearch();
  const Box = useSearchBox(searching);
  return searching && Box ? <Box /> : <SearchPrompt />;
}
