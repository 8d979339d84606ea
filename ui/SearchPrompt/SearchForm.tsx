import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Ref } from 'react';
import { limits } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import { BackIcon, CrossIcon, SearchIcon } from '../icons/shopIcons.js';
import { fieldStyles } from '../SearchField/fieldStyles.js';
import type { Styles } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';

const inputStyles = {
  flex: 1,
  minWidth: 0,
  px: 0,
  border: 0,
  outline: 'none',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
};

/** Makes the form look like the search box, so that nothing moves when the box replaces it. */
const formStyles: Styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.625, // with the border as wide as in the box
  border: 1,
  borderColor: 'outline',
  '&:focus-within': {
    borderColor: 'primary.main',
    boxShadow: ({ spacing, vars }) => `inset 0 0 0 ${spacing(0.125)} ${vars.palette.primary.main}`,
  },
};

export interface SearchFormProps {
  /** The text of the current search. */
  text: string;
  /** Whether the input takes the focus when it appears. */
  autoFocus: boolean;
  /** Ref to the input. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Renders a plain form that searches by a page load, until the code of the search box has loaded. */
export function SearchForm({ text, autoFocus, inputRef }: SearchFormProps) {
  const { search } = useMessages().ui;
  return (
    <Box component="form" action={routes.search} sx={[fieldStyles, formStyles]}>
      <IconButton
        href={routes.home}
        aria-label={search.back}
        edge="start"
        sx={{ display: { md: 'none' }, color: 'text.primary' }}
      >
        <BackIcon />
      </IconButton>
      <SearchIcon sx={{ display: { xs: 'none', md: 'block' } }} />
      <Box
        component="input"
        ref={inputRef}
        type="search"
        name="q"
        defaultValue={text}
        aria-label={search.label}
        placeholder={search.placeholder}
        maxLength={limits.search}
        autoFocus={autoFocus}
        sx={inputStyles}
      />
      {text && (
        <IconButton href={routes.search} aria-label={search.clear} edge="end">
          <CrossIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
