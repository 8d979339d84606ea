import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { has, tidy, type SynonymGroup } from './synonymGroup.js';

export interface WordFieldProps {
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
export function WordField({ group, name, autoFocus, inputRef, error, onAdd }: WordFieldProps) {
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
        fullWidth
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
