import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useMemo } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { choiceOfCode, languageChoices, type LanguageChoice } from './languageChoices.js';

export interface AddLanguageProps {
  /** The codes of the languages that are there already. */
  taken: readonly string[];
  /** The number of languages that a record can have; the field is disabled once they are taken. */
  max: number;
  /** Called with the code of the chosen language. */
  onAdd: (code: string) => void;
}

const labelOf = ({ name, own, code }: LanguageChoice): string =>
  `${name} (${own && own !== name ? `${own}, ${code}` : code})`;
const byText = createFilterOptions<LanguageChoice>({ stringify: labelOf });

/** Adds one of the world's languages, chosen by its name or by its code of two or three letters. */
export function AddLanguage({ taken, max, onAdd }: AddLanguageProps) {
  const { otherLanguages: words, chips } = useAdminMessages().catalogue;
  const { language: reader } = useMessages();
  const all = useMemo(() => languageChoices(reader), [reader]);
  const full = taken.length >= max;
  return (
    <Autocomplete
      key={taken.length} // empties the field after a choice
      options={all.filter(({ code }) => !taken.includes(code))}
      disabled={full}
      value={null}
      autoHighlight
      getOptionKey={({ code }) => code}
      getOptionLabel={labelOf}
      filterOptions={(options, state) => {
        const found = byText(options, state);
        const typed = choiceOfCode(state.inputValue, reader);
        if (!typed || taken.includes(typed.code)) return found;
        const [meant = typed] = found.filter(({ code }) => code === typed.code);
        return [meant, ...found.filter(({ code }) => code !== typed.code)];
      }}
      noOptionsText={chips.none}
      openText={chips.open}
      closeText={chips.close}
      slotProps={{ paper: { sx: { mt: 0.5, border: 1, borderColor: 'divider', boxShadow: 8 } } }}
      renderInput={({ slotProps, ...input }) => (
        <LabelledField
          {...input}
          label={words.add}
          helperText={full ? fill(words.full, { count: max }) : fill(words.addHint, { example: 'ta' })}
          slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
        />
      )}
      onChange={(_event, choice) => choice && onAdd(choice.code)}
    />
  );
}
