import { useEffect, useState } from 'react';
import { type SynonymSettings, synonyms } from '../../contract/browse.js';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { useAttempt } from '../form/useAttempt.js';
import { noticeOf, type Revisioned, useEditConflict } from '../form/useEditConflict.js';
import { useDiscard } from '../form/DiscardDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { differing, has, joined, newGroup, tidy, type SynonymGroup, wordsIn } from './synonymGroup.js';

export interface SynonymEditorOptions {
  /** The synonyms that the shop has saved. */
  words: SynonymSettings;
  /**
   * Saves the synonyms and resolves with the saved synonyms. Rejects with the API's error; the editor itself
   * handles an edit conflict (`staleRevision`).
   */
  onSubmit: (words: { groups: string[][] } & Revisioned) => Promise<SynonymSettings>;
  /** Called with true once there are unsaved changes, and with false once there are none. */
  onDirtyChange?: (dirty: boolean) => void;
}

const opened = ({ groups }: SynonymSettings) => groups.map(newGroup);

/** Holds the synonym groups during an edit, for `SynonymEditor` and for other components that add a word. */
export const useSynonymEditor = ({ words: given, onSubmit, onDirtyChange }: SynonymEditorOptions) => {
  const { searching: words } = useAdminMessages();
  const { run, pending, problem, setProblem } = useAttempt(useMessages().ui.form.failed);
  const [saved, setSaved] = useState(given.groups);
  const [groups, setGroups] = useState(() => opened(given));
  const [newest, setNewest] = useState<number>();
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const [tried, setTried] = useState(0);
  const dirty = JSON.stringify(wordsIn(groups)) !== JSON.stringify(saved);
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);

  const beginFrom = (now: SynonymSettings) => {
    setSaved(now.groups);
    setGroups(opened(now));
    setProblem(undefined);
    setTried(0);
  };
  const conflict = useEditConflict(given, synonyms, async (sent: { groups: string[][] } & Revisioned) => {
    const now = await onSubmit(sent);
    beginFrom(now);
    conflict.goOnFrom(now);
  });
  const single = groups.filter((group) => group.words.length === 1);
  const save = async () => {
    setTried((count) => (single.length ? count + 1 : 0));
    setProblem(single.length ? fill(words.someNeedTwo, { count: single.length }) : undefined);
    if (single.length) return setSearch('');
    return run(() => conflict.submit({ groups: wordsIn(groups) }));
  };
  const notice = noticeOf(
    conflict,
    { pending, submit: () => void save(), reset: beginFrom },
    (theirs: SynonymSettings) => theirs,
  );
  const start = (started: readonly string[]) => {
    const group = newGroup(started);
    setGroups((all) => [group, ...all]);
    setNewest(group.key);
    setSearch('');
  };
  return {
    groups,
    saved,
    newest,
    search,
    said,
    problem,
    pending,
    dirty,
    /** Number of saves in a row that were refused because a group had a single word. */
    tried,
    notice: notice && { ...notice, differing: differing(saved, notice.newer.groups) },
    discarding: useDiscard(
      () => differing(saved, wordsIn(groups)).length,
      () => beginFrom({ groups: saved, revision: 0 }),
    ),
    save,
    find: (text: string) => {
      setSearch(text);
      setSaid('');
    },
    change: (changed: SynonymGroup) =>
      setGroups((all) => all.map((group) => (group.key === changed.key ? changed : group))),
    remove: ({ key }: SynonymGroup) => setGroups((all) => all.filter((group) => group.key !== key)),
    join: (one: SynonymGroup, other: SynonymGroup) => setGroups((all) => joined(all, one, other)),
    /** Adds a synonym group without words. */
    startGroup: () => start([]),
    /**
     * Starts a synonym group with the word. If a group contains the word already, the search shows it and a
     * message says so. A message also says if the word is too long.
     */
    addWord: (text: string) => {
      const word = tidy(text);
      const known = groups.some((group) => has(group, word));
      const long = word.length > limits.searchWord;
      if (known) setSearch(word);
      else if (!long && groups.length < limits.synonymGroups) start([word]); // a full list shows its own message
      if (known) setSaid(fill(words.alreadyIn, { word }));
      else setSaid(long ? fill(words.tooLong, { count: limits.searchWord }) : '');
    },
  };
};

export type WordEditor = ReturnType<typeof useSynonymEditor>;
