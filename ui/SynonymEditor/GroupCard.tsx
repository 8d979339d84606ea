import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, type KeyboardEvent, type Ref, useState } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { Chips } from '../MultiSelect/Chips.js';
import { BinIcon } from '../icons/accountIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import type { Styles } from '../theme/styles.js';
import { fitTogether, type SynonymGroup, has, tidy } from './synonymGroup.js';

export interface GroupCardProps {
  group: SynonymGroup;
  /** A word of this group that another group contains too. */
  also?: { word: string; other: SynonymGroup } | undefined;
  /** Whether the group was just added. Its field then takes the focus. */
  fresh: boolean;
  /** Whether a save was refused because the group has a single word. The card then shows an error. */
  faulty: boolean;
  onChange: (group: SynonymGroup) => void;
  onRemove: () => void;
  /** Called to merge this group with `other`, which contains one of the same words. */
  onJoin: (other: SynonymGroup) => void;
}

/** Shows a synonym group. Each word has a cross that removes it, and a text field adds words. */
export function GroupCard({ group, also, fresh, faulty, onChange, onRemove, onJoin }: GroupCardProps) {
  const { searching: words } = useAdminMessages();
  const field = useRef<HTMLInputElement>(null);
  const name = group.words[0] ?? words.newGroup;
  return (
    <Box component="li" aria-label={name} data-faulty={faulty || undefined} sx={cardStyles}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
          <Chips
            label={fill(words.groupOf, { word: name })}
            value={group.words.map((word) => ({ _id: word, name: word }))}
            onRemove={({ _id }) => onChange({ ...group, words: group.words.filter((word) => word !== _id) })}
            onLast={() => field.current?.focus()}
          />
        </Box>
        <IconButton aria-label={fill(words.removeGroup, { word: name })} onClick={onRemove}>
          <BinIcon fontSize="small" />
        </IconButton>
      </Stack>
      {also && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {fill(words.elsewhere, { word: also.word, other: also.other.words[0] ?? '' })}
          </Typography>
          {fitTogether(group, also.other) && (
            <Button size="small" onClick={() => onJoin(also.other)}>
              {words.together}
            </Button>
          )}
        </Stack>
      )}
      <WordField
        group={group}
        name={name}
        autoFocus={fresh}
        inputRef={field}
        error={faulty ? words.needsTwo : undefined}
        onAdd={(word) => onChange({ ...group, words: [...group.words, word] })}
      />
    </Box>
  );
}

const cardStyles: Styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  '&[data-faulty]': { borderColor: 'error.main' },
};

interface WordFieldProps {
  group: SynonymGroup;
  /** Name of the synonym group, for the accessible name of the field. */
  name: string;
  autoFocus: boolean;
  inputRef: Ref<HTMLInputElement>;
  /** Error message about the synonym group, such as that a single word is not enough. */
  error: string | undefined;
  onAdd: (word: string) => void;
}

/** Renders a text field that adds a word to a synonym group, by Enter or by a button. */
function WordField({ group, name, autoFocus, inputRef, error, onAdd }: WordFieldProps) {
  const { searching: words } = useAdminMessages();
  const [typed, setTyped] = useState('');
  const word = tidy(typed);
  const twice = word !== '' && has(group, word);
  const full = group.words.length >= limits.wordsOfGroup;
  const hint = twice
    ? fill(words.twice, { word })
    : full
      ? fill(words.full, { count: limits.wordsOfGroup })
      : error;
  const add = () => {
    if (!word || twice || full) return;
    onAdd(word);
    setTyped('');
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault(); // Enter would submit the form
    add();
  };
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <LabelledField
        autoFocus={autoFocus}
        inputRef={inputRef}
        value={typed}
        placeholder={words.anotherWord}
        disabled={full}
        error={twice || error !== undefined}
        helperText={hint}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={addByEnter}
        slotProps={{
          formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
          htmlInput: {
            'aria-label': fill(words.addTo, { word: name }),
            maxLength: limits.searchWord,
            autoComplete: 'off',
            enterKeyHint: 'done',
          },
        }}
      />
      <Button variant="outlined" disabled={!word || twice || full} onClick={add}>
        {words.add}
      </Button>
    </Stack>
  );
}
