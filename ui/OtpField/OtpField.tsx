import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { addedDigits, clearDigit, digitAt, digitsIn, putDigits } from './otpDigits.js';

const boxStyles = {
  flex: 1,
  minWidth: 0,
  maxWidth: 60,
  '& input': { ...tabularNumbers, px: 0, textAlign: 'center', fontSize: '1.375rem', fontWeight: 600 },
};

export interface OtpFieldProps extends Omit<StackProps, 'onChange' | 'ref'> {
  /** Label above the boxes, which also names them as a group. */
  label: string;
  /** The digits so far. A space stands for an empty box between digits. */
  value: string;
  /** Called with the new digits, in the same format as `value`, after each key, paste or autofill. */
  onChange: (value: string) => void;
  /** Number of digits of a code. */
  length?: number;
  /** Error message about the code. */
  error?: string | undefined;
  /** Ref to the first box. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Lets the user type a one-time code into one box per digit. A digit moves the focus to the next box,
 * Backspace moves it back, and a pasted code fills all boxes.
 */
export function OtpField(props: OtpFieldProps) {
  const { label, value, onChange, length = limits.otp, error, inputRef, ...root } = props;
  const { auth } = useMessages().ui;
  const group = useRef<HTMLDivElement>(null);
  const id = useId();

  const focus = (index: number) =>
    group.current?.querySelectorAll('input')[Math.max(0, Math.min(index, length - 1))]?.focus();

  const put = (index: number, digits: string) => {
    if (!digits) return;
    onChange(putDigits(value, length, index, digits));
    focus(digits.length >= length ? length - 1 : index + digits.length);
  };

  const type = (index: number, typed: string) =>
    typed
      ? put(index, addedDigits(typed, digitAt(value, index)))
      : onChange(clearDigit(value, length, index));

  const paste = (index: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    put(index, digitsIn(event.clipboardData.getData('text')).slice(0, length));
  };

  const move = (index: number) => (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    else if (event.key === 'Backspace' && !digitAt(value, index) && index > 0) {
      onChange(clearDigit(value, length, index - 1));
      focus(index - 1);
    } else return;
    event.preventDefault();
  };

  return (
    <Stack ref={group} role="group" aria-labelledby={`${id}-label`} spacing={1} {...root}>
      <Typography id={`${id}-label`} component="span" variant="subtitle2">
        {label}
      </Typography>
      <Stack direction="row" spacing={{ xs: 0.75, sm: 1 }}>
        {Array.from({ length }, (_, index) => (
          <OutlinedInput
            key={index}
            value={digitAt(value, index)}
            onChange={(event) => type(index, event.target.value)}
            onPaste={paste(index)}
            onKeyDown={move(index)}
            onFocus={(event) => event.target.select()}
            error={Boolean(error)}
            inputRef={index === 0 ? inputRef : undefined}
            sx={boxStyles}
            slotProps={{
              input: {
                'aria-label': fill(auth.otpDigit, { position: index + 1, length }),
                'aria-describedby': error ? `${id}-error` : undefined,
                inputMode: 'numeric',
                autoComplete: index === 0 ? 'one-time-code' : 'off',
              },
            }}
          />
        ))}
      </Stack>
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </Stack>
  );
}
