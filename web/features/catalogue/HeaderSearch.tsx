import { type ComponentType, useEffect, useState } from 'react';
import { routes } from '../../../contract/links.js';
import type { SearchFieldProps } from '../../../ui/SearchField/SearchField.js';
import { SearchPrompt } from '../../../ui/SearchPrompt/SearchPrompt.js';
import { whenIdle } from '../../app/idle.js';
import { patiently } from '../../app/net/code.js';
import { useHeaderSearch } from './useHeaderSearch.js';

const loadField = () => import('../../../ui/SearchField/SearchField.js');

type Field = ComponentType<SearchFieldProps>;

/**
 * The box itself, fetched after the first view. No `lazy`, which shows even a box that is there a moment late: a phone opens
 * its keyboard only if the focus follows the tap at once.
 */
const useSearchField = (atOnce: boolean): Field | undefined => {
  const [field, setField] = useState<{ Field: Field }>();
  useEffect(() => {
    const show = ({ SearchField }: Awaited<ReturnType<typeof loadField>>) => setField({ Field: SearchField });
    const stay = () => undefined; // the prompt stays; its tap tries again
    if (!atOnce) return whenIdle(() => void loadField().then(show, stay));
    void patiently(loadField)().then(show, stay);
    return undefined;
  }, [atOnce]);
  return field?.Field;
};

/** On the search screen the box itself; elsewhere what leads there (S-023, S-026). */
export function HeaderSearch() {
  const { searching, text, search } = useHeaderSearch();
  const Field = useSearchField(searching);
  if (!searching || !Field) return <SearchPrompt />;
  return <Field autoFocus value={text} onChange={search} backHref={routes.home} />;
}
