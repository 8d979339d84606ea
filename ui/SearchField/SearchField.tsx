import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, type Ref, useRef } from 'react';
import { useForkRef } from '@mui/material/utils';
import { limits } from '../../contract/limits.js';
import { CrossIcon } from '../icons/accountIcons.js';
import { BackIcon, SearchIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { fieldStyles } from './fieldStyles.js';

export interface SearchFieldProps {
  /** What stands in the box. */
  value: string;
  /** With the text after each keystroke. */
  onChange: (value: string) => void;
  /** Its cross was pressed; without it that is told as an empty text. */
  onClear?: () => void;
  /** On phones a back arrow that leads here replaces the magnifier (S-025). */
  backHref?: string;
  /** Takes the focus when it appears: where the screen is there to search (S-023). */
  autoFocus?: boolean;
  /** For other searches than the shop's. */
  placeholder?: string;
  /** What makes it part of something larger, such as a combobox. */
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
  /** The text field. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A search box with its magnifier. The owner holds the text. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onClear, backHref, autoFocus = false, placeholder, inputProps } = props;
  const { search } = useMessages().ui;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(input, props.inputRef);
  const clear = () => {
    if (onClear) onClear();
    else onChange('');
    input.current?.focus(); // the button is gone now
  };
  return (
    <OutlinedInput
      inputRef={inputRef}
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder ?? search.placeholder}
      autoFocus={autoFocus}
      fullWidth
      inputProps={{
        'aria-label': search.label,
        enterKeyHint: 'search',
        maxLength: limits.search,
        autoComplete: 'off',
        ...inputProps,
      }}
      startAdornment={
        <InputAdornment position="start">
          {backHref && (
            <IconButton
              href={backHref}
              aria-label={search.back}
              edge="start"
              sx={{ display: { md: 'none' }, color: 'text.primary' }}
            >
              <BackIcon />
            </IconButton>
          )}
          <SearchIcon sx={{ display: { xs: backHref ? 'none' : 'block', md: 'block' } }} />
        </InputAdornment>
      }
      endAdornment={
        value && (
          <IconButton aria-label={search.clear} edge="end" onClick={clear}>
            <CrossIcon fontSize="small" />
          </IconButton>
        )
      }
      sx={fieldStyles}
    />
  );
}
