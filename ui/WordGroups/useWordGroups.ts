import { useEffect, useState } from 'react';
import { type SearchWords, searchWords } from '../../contract/browse.js';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/texts/fill.js';
import { readRefusal } from '../form/refusal.js';
import { noticeOf, type Seen, useOvertaken } from '../form/useOvertaken.js';
import { useDiscard } from '../ProductForm/useDiscard.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { useTexts } from '../theme/texts.js';
import { differing, has, joined, newGroup, tidy, type WordGroup, wordsIn } from './synonyms.js';

export interface WordGroupsOptions {
  /** As the shop has them. */
  words: SearchWords;
  /** Resolves with the words as saved, rejects with the API's refusal; `staleRevision` is settled here. */
  onSubmit: (words: { groups: string[][] } & Seen) => Promise<SearchWords>;
  /** Whether leaving now would lose something. */
  onDirtyChange?: (dirty: boolean) => void;
}

const opened = ({ groups }: SearchWords) => groups.map(newGroup);

/** The groups being edited: for `WordGroups`, and for whoever has a word to add. */
export const useWordGroups = ({ words: given, onSubmit, onDirtyChange }: WordGroupsOptions) => {
  const { searching: words } = useAdminTexts();
  const texts = useTexts();
  const [saved, setSaved] = useState(given.groups);
  const [groups, setGroups] = useState(() => opened(given));
  const [newest, setNewest] = useState<number>();
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [tried, setTried] = useState(0);
  const [pending, setPending] = useState(false);
  const dirty = JSON.stringify(wordsIn(groups)) !== JSON.stringify(saved);
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);

  const beginFrom = (now: SearchWords) => {
    setSaved(now.groups);
    setGroups(opened(now));
    setProblem(undefined);
    setTried(0);
  };
  const overtaken = useOvertaken(given, searchWords, async (sent: { groups: string[][] } & Seen) => {
    const now = await onSubmit(sent);
    beginFrom(now);
    overtaken.goOnFrom(now);
  });
  const single = groups.filter((group) => group.words.length === 1);
  const save = async () => {
    setTried((count) => (single.length ? count + 1 : 0));
    setProblem(single.length ? fill(words.someNeedTwo, { count: single.length }) : undefined);
    if (single.length) return setSearch('');
    setPending(true);
    try {
      await overtaken.submit({ groups: wordsIn(groups) });
    } catch (reason) {
      const { message, told } = readRefusal(reason);
      if (!told) setProblem(message ?? texts.ui.form.failed);
    } finally {
      setPending(false);
    }
  };
  const notice = noticeOf(
    overtaken,
    { pending, submit: () => void save(), reset: beginFrom },
    (theirs: SearchWords) => theirs,
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
    /** How often saving met groups of a single word since they were last whole. */
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
    change: (changed: WordGroup) =>
      setGroups((all) => all.map((group) => (group.key === changed.key ? changed : group))),
    remove: ({ key }: WordGroup) => setGroups((all) => all.filter((group) => group.key !== key)),
    join: (one: WordGroup, other: WordGroup) => setGroups((all) => joined(all, one, other)),
    /** An empty group, to be filled. */
    startGroup: () => start([]),
    /** Begins a group with the word, or shows the one that has it. Says why it does neither. */
    addWord: (text: string) => {
      const word = tidy(text);
      const known = groups.some((group) => has(group, word));
      const long = word.length > limits.searchWord;
      if (known) setSearch(word);
      else if (!long && groups.length < limits.wordGroups) start([word]); // that there are too many is said already
      if (known) setSaid(fill(words.alreadyIn, { word }));
      else setSaid(long ? fill(words.tooLong, { count: limits.searchWord }) : '');
    },
  };
};

export type WordEditor = ReturnType<typeof useWordGroups>;
