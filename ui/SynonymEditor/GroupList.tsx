import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import type { Styles } from '../theme/styles.js';
import { GroupCard } from './GroupCard.js';
import type { WordEditor } from './useSynonymEditor.js';
import { elsewhere, finding, shared, type SynonymGroup } from './synonymGroup.js';

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
export function GroupList({ editor }: { editor: WordEditor }) {
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
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'start',
};
