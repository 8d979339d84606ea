import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, type Ref, useLayoutEffect, useRef } from 'react';
import { useForkRef } from '@mui/material/utils';
import { limits } from '../../contract/limits.js';
import { BackIcon, CrossIcon, SearchIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { fieldStyles } from './fieldStyles.js';

export interface SearchFieldProps {
  /** Text in the box. */
  value: string;
  /** Called with the text after each keystroke. */
  onChange: (value: string) => void;
  /** Called when the cross is pressed. Without it, `onChange` gets an empty text. */
  onClear?: () => void;
  /** Address of a back link. On phones it is shown as an arrow in place of the magnifier. */
  backHref?: string;
  /** Whether the box takes the focus when it appears, as on the search page. The page does not scroll then. */
  autoFocus?: boolean;
  /** Placeholder, for searches other than the shop's. */
  placeholder?: string;
  /** Attributes of the input, for example those of a combobox. */
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
  /** Ref to the input. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Shows a search box with a magnifier. The parent holds the text. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onClear, backHref, autoFocus = false, placeholder, inputProps } = props;
  const { search } = useMessages().ui;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(input, props.inputRef);
  useLayoutEffect(() => {
    if (autoFocus) input.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  const clear = () => {
    if (onClear) onClear();
    else onChange('');
    input.current?.focus(); // the cross, which had the focus, is gone now
  };
  return (
    <OutlinedInput
      inputRef={inputRef}
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder ?? search.placeholder}
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
