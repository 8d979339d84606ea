import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { SuggestionGroups } from './SuggestionGroups.js';
import { forgetKey, forgetsAll, grouped, type Suggestion } from './suggestions.js';

export interface SearchComboboxProps extends Omit<SearchFieldProps, 'inputProps' | 'inputRef' | 'onClear'> {
  /** Suggestions for the typed text, chosen by the parent. For an empty box these are recent searches. */
  suggestions: readonly Suggestion[];
  /** Called with the chosen suggestion. */
  onChoose: (suggestion: Suggestion) => void;
  /** Called with the typed text when Enter is pressed and no suggestion is highlighted. */
  onSubmit?: ((text: string) => void) | undefined;
  /** Words, or beginnings of words, to highlight in the suggestions. By default the typed words are highlighted. */
  marks?: readonly string[] | undefined;
  /** Called to remove a recent search, by its cross or by the Delete key while the search is highlighted. */
  onForget?: ((suggestion: Suggestion) => void) | undefined;
  /** Called to remove all recent searches. Without it the option "Clear history" is not shown. */
  onForgetAll?: (() => void) | undefined;
}

/** Shows a search box with suggestions below: terms, categories and products. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { marks, value, backHref, autoFocus, placeholder } = props;
  const { search } = useMessages().ui;
  const { suggestions, forget, forgetMarked, onClear, ...box } = useSuggestions(props, search.forgetAll);
  const { ref, ...inputProps } = box.getInputProps();
  const shown = box.popupOpen && suggestions.length > 0;
  return (
    <Box {...box.getRootProps({ onKeyDown: forgetMarked })} sx={{ position: 'relative', width: '100%' }}>
      <SearchField
        value={value}
        backHref={backHref}
        autoFocus={autoFocus}
        placeholder={placeholder}
        onChange={() => undefined} // typing is reported by the input's own handler
        onClear={onClear}
        inputRef={ref}
        inputProps={{ ...inputProps, 'aria-expanded': shown }}
      />
      {shown && <SuggestionGroups box={box} typed={value} marks={marks} onForget={forget} />}
      <span role="status">
        <VisuallyHidden>
          {shown && counted(search.suggestion, search.suggestions, suggestions.length)}
        </VisuallyHidden>
      </span>
    </Box>
  );
}

/**
 * Keeps the suggestions as they are while one of them is highlighted: the list marks its options by their place, so that
 * a list that arrives before Enter is pressed would put another suggestion there.
 */
const useHeld = ({ suggestions, value }: SearchComboboxProps) => {
  const [held, setHeld] = useState<Pick<SearchComboboxProps, 'suggestions' | 'value'>>();
  const current = held?.value === value ? held.suggestions : suggestions;
  return {
    current,
    hold: () => setHeld({ suggestions: current, value }),
    release: () => setHeld(undefined),
  };
};

const useSuggestions = (props: SearchComboboxProps, forgetting: string) => {
  const { onChoose, onSubmit, value, onChange, onForget, onForgetAll } = props;
  const { current: suggestions, hold, release } = useHeld(props);
  const marked = useRef<Suggestion>(null);
  const [open, setOpen] = useState(false);
  const choose = (chosen: Suggestion) => (chosen.key === forgetsAll ? onForgetAll?.() : onChoose(chosen));
  const forget =
    onForget &&
    ((one: Suggestion) => {
      release();
      onForget(one);
    });
  const box = useAutocomplete<Suggestion, false, false, true>({
    options: grouped(suggestions, onForgetAll && forgetting),
    freeSolo: true,
    open,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false);
      release();
    },
    openOnFocus: value === '', // returning to the box does not cover the results again
    value: null,
    inputValue: value,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') onChange(text);
    },
    onChange: (_event, chosen) => {
      if (typeof chosen === 'string') onSubmit?.(chosen);
      else if (chosen) choose(chosen);
    },
    onHighlightChange: (_event, option) => {
      marked.current = option;
      if (option) hold();
      else release();
    },
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.label),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.key),
    groupBy: ({ kind }) => kind,
    filterOptions: (options) => options, // the parent has filtered the suggestions
    isOptionEqualToValue: () => false,
    clearOnBlur: false,
    selectOnFocus: false,
  });
  const forgetMarked = (event: KeyboardEvent) => {
    const one = marked.current;
    if (event.key !== forgetKey || value || !box.popupOpen || one?.kind !== 'recent') return;
    event.preventDefault();
    release();
    if (one.key === forgetsAll) onForgetAll?.();
    else onForget?.(one);
  };
  const onClear = () => {
    onChange('');
    setOpen(true);
  };
  return { ...box, suggestions, forget, forgetMarked, onClear };
};

export type SuggestionBox = Omit<
  ReturnType<typeof useSuggestions>,
  'suggestions' | 'forget' | 'forgetMarked' | 'onClear'
>;
