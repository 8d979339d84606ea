import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { limits } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import { SearchIcon } from '../icons/shopIcons.js';
import { fieldStyles } from '../SearchField/fieldStyles.js';
import { useMessages } from '../theme/messages.js';

const inputStyles = {
  flex: 1,
  minWidth: 0,
  border: 0,
  outline: 'none',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
};

export interface SearchFormProps {
  /** The text of the current search. */
  text: string;
  /** Ref to the input. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Renders a plain form that searches by a page load, until the code of the search box has loaded. */
export function SearchForm({ text, inputRef }: SearchFormProps) {
  const { search } = useMessages().ui;
  return (
    <Box
      component="form"
      action={routes.search}
      sx={[fieldStyles, { display: 'flex', alignItems: 'center', gap: 1, border: 1, borderColor: 'outline' }]}
    >
      <SearchIcon />
      <Box
        component="input"
        ref={inputRef}
        type="search"
        name="q"
        defaultValue={text}
        aria-label={search.label}
        placeholder={search.placeholder}
        maxLength={limits.search}
        sx={inputStyles}
      />
    </Box>
  );
}
