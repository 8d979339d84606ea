import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import { Hidden } from '../Hidden/Hidden.js';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.js';
import { counted } from '../theme/counted.js';
import { useTexts } from '../theme/texts.js';
import { SuggestionGroups } from './SuggestionGroups.js';
import { grouped, type Suggestion } from './suggestions.js';

export interface SearchComboboxProps extends Omit<SearchFieldProps, 'inputProps' | 'inputRef'> {
  /** What the text may mean, from the owner; those for an empty box are what was searched before. */
  suggestions: readonly Suggestion[];
  /** With the one that was chosen. */
  onChoose: (suggestion: Suggestion) => void;
  /** With the text as it stands: Enter while no suggestion is marked. */
  onSubmit?: ((text: string) => void) | undefined;
}

/** The search box with what the text may mean beneath: words, categories and products, each one press away. */
export function SearchCombobox({ suggestions, onChoose, onSubmit, ...field }: SearchComboboxProps) {
  const { search } = useTexts().ui;
  const box = useSuggestions({ suggestions, onChoose, onSubmit, ...field });
  const { ref, ...inputProps } = box.getInputProps();
  const shown = box.popupOpen && suggestions.length > 0;
  return (
    <Box {...box.getRootProps()} sx={{ position: 'relative', width: '100%' }}>
      <SearchField {...field} inputRef={ref} inputProps={{ ...inputProps, 'aria-expanded': shown }} />
      {shown && <SuggestionGroups box={box} typed={field.value} />}
      <span role="status">
        <Hidden>{shown && counted(search.suggestion, search.suggestions, suggestions.length)}</Hidden>
      </span>
    </Box>
  );
}

const useSuggestions = ({ suggestions, onChoose, onSubmit, value, onChange }: SearchComboboxProps) =>
  useAutocomplete<Suggestion, false, false, true>({
    options: grouped(suggestions),
    freeSolo: true,
    openOnFocus: true,
    value: null,
    inputValue: value,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input' || reason === 'clear') onChange(text);
    },
    onChange: (_event, chosen) => {
      if (typeof chosen === 'string') onSubmit?.(chosen);
      else if (chosen) onChoose(chosen);
    },
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.label),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.key),
    groupBy: ({ kind }) => kind,
    filterOptions: (options) => options, // the owner has found them
    isOptionEqualToValue: () => false,
    clearOnBlur: false,
    selectOnFocus: false,
  });

export type SuggestionBox = ReturnType<typeof useSuggestions>;
