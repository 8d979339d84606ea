import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useEffect, type RefObject } from 'react';
import { limits } from '../../contract/limits.js';
import { CrossIcon, SearchIcon } from '../icons/shopIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { target } from '../theme/tokens.js';

export interface SlashSearchProps {
  value: string;
  /** Called with the text after each keystroke. */
  onChange: (value: string) => void;
  /** Label of the search field, such as "Search Product here...". */
  label?: string | undefined;
}

/** Renders a search field that takes the focus on `/`. */
export function SlashSearch({ value, onChange, label }: SlashSearchProps) {
  const { table } = useAdminMessages();
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <OutlinedInput
      type="search"
      value={value}
      inputRef={field}
      onChange={(event) => onChange(event.target.value)}
      placeholder={label ?? table.search}
      title={table.searchHint}
      inputProps={{
        'aria-label': label ?? table.search,
        'aria-keyshortcuts': '/',
        enterKeyHint: 'search',
        maxLength: limits.search,
        autoComplete: 'off',
      }}
      startAdornment={<SearchIcon fontSize="small" sx={{ mr: 1, color: 'text.secondary' }} />}
      endAdornment={
        value ? (
          <IconButton size="small" edge="end" aria-label={table.clearSearch} onClick={clear}>
            <CrossIcon fontSize="small" />
          </IconButton>
        ) : (
          <Box component="kbd" aria-hidden sx={keyStyles}>
            /
          </Box>
        )
      }
      sx={searchStyles}
    />
  );
}

const keyStyles = {
  typography: 'caption',
  color: 'text.secondary',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  px: 0.75,
  '@media (hover: none)': { display: 'none' },
} as const;

const searchStyles = {
  flex: 'none',
  width: '100%',
  height: target.medium,
  '& .MuiOutlinedInput-input': { py: 0, height: '100%' },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
} as const;

const typingIn = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** Says whether `/` was pressed alone, outside inputs, dialogs and menus. */
export const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' && !(ctrlKey || metaKey || altKey) && !(target instanceof Element && target.closest(typingIn));

/** Moves the focus to a field on `/`, unless the focus is in an input, a dialog or a menu. */
const useSlash = (field: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const toField = (event: KeyboardEvent) => {
      if (!isSlash(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', toField);
    return () => document.removeEventListener('keydown', toField);
  }, [field]);
};
