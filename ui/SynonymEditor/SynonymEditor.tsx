import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useMemo, useState } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { DiscardDialog } from '../form/DiscardDialog.js';
import { EditConflictNotice } from '../form/EditConflictNotice.js';
import { PlusIcon } from '../icons/shopIcons.js';
import { SearchField } from '../SearchField/SearchField.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import type { Styles } from '../theme/styles.js';
import { UnsavedBar } from '../UnsavedBar/UnsavedBar.js';
import { GroupCard } from './GroupCard.js';
import { elsewhere, finding, shared, type SynonymGroup } from './synonymGroup.js';
import type { WordEditor } from './useSynonymEditor.js';

export interface SynonymEditorProps {
  /** The result of `useSynonymEditor`: the edited groups, and functions that save or discard them. */
  editor: WordEditor;
}

/** Enter in the search would submit the form, which saves. */
const keepFromSaving = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Edits synonym groups, with a search among them. */
export function SynonymEditor({ editor }: SynonymEditorProps) {
  const { searching: words } = useAdminMessages();
  const { groups, notice, discarding, tried } = editor;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[data-faulty] input')?.focus();
  }, [tried]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };
  return (
    <Stack ref={form} component="form" noValidate aria-label={words.words} onSubmit={submit} sx={{ gap: 2 }}>
      {notice && (
        <EditConflictNotice
          {...notice}
          newer={{ name: fill(words.theirs, { names: notice.differing.join(', ') }) }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <SearchField
            value={editor.search}
            onChange={editor.find}
            placeholder={words.find}
            inputProps={{ 'aria-label': words.find, onKeyDown: keepFromSaving }}
          />
        </Box>
        <Button
          variant="outlined"
          startIcon={<PlusIcon />}
          disabled={groups.length >= limits.synonymGroups}
          onClick={editor.startGroup}
        >
          {words.addGroup}
        </Button>
      </Box>
      <Box role="status" sx={{ '&:empty': { mt: -2 } }}>
        {editor.said && <Alert severity="info">{editor.said}</Alert>}
        {groups.length >= limits.synonymGroups && (
          <Typography variant="body2">{fill(words.allFull, { count: limits.synonymGroups })}</Typography>
        )}
      </Box>
      <GroupList key={editor.search} editor={editor} />
      <UnsavedBar
        dirty={editor.dirty}
        pending={editor.pending}
        problem={editor.problem}
        onDiscard={discarding.ask}
      />
      <DiscardDialog discarding={discarding} />
    </Stack>
  );
}

/**
 * Number of synonym groups shown at first and added by each press of the button for more, because a shop may
 * have a thousand.
 */
const step = 24;

/** Moves groups with a single word, which cannot be saved, to the front after a save was refused. */
const faultyFirst = (groups: readonly SynonymGroup[], tried: number) =>
  tried ? [...groups].sort((one, other) => Number(isSingle(other)) - Number(isSingle(one))) : groups;

const isSingle = ({ words }: SynonymGroup) => words.length === 1;

/** Lists the synonym groups that match the search. A button shows more of them. */
function GroupList({ editor }: { editor: WordEditor }) {
  const { searching: words } = useAdminMessages();
  const { groups, search, tried, newest } = editor;
  const [shown, setShown] = useState(step);
  const places = useMemo(() => shared(groups), [groups]);
  const found = faultyFirst(finding(groups, search), tried);
  if (!groups.length) return <EmptyState drawing="search" title={words.none} text={words.noneHint} />;
  if (!found.length) return <EmptyState drawing="search" title={fill(words.noneFound, { word: search })} />;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {fill(words.count, { count: formatNumber(found.length) })}
      </Typography>
      <Box component="ul" aria-label={words.words} sx={listStyles}>
        {found.slice(0, shown).map((group) => (
          <GroupCard
            key={group.key}
            group={group}
            also={elsewhere(group, places)}
            fresh={group.key === newest}
            faulty={tried > 0 && isSingle(group)}
            onChange={editor.change}
            onRemove={() => editor.remove(group)}
            onJoin={(other) => editor.join(group, other)}
          />
        ))}
      </Box>
      {found.length > shown && (
        <Button sx={{ justifySelf: 'center' }} onClick={() => setShown((count) => count + step)}>
          {words.more}
        </Button>
      )}
    </>
  );
}

const listStyles: Styles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'start',
};
