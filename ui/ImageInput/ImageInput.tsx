import Button, { type ButtonProps } from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ChangeEvent, MouseEvent, Ref } from 'react';
import { CameraIcon } from '../icons/accountIcons.js';

export interface ImageInputProps extends Omit<ButtonProps<'label'>, 'children' | 'onChange' | 'ref'> {
  /** Text of the button and name of the input. */
  label: string;
  /**
   * Called with the chosen files, never without a file. `others` are the further files if `multiple` is set.
   */
  onChoose: (file: File, ...others: File[]) => void;
  /** Allows choosing several files at once. */
  multiple?: boolean;
  /**
   * Whether the last choice is being processed. No other file can be chosen meanwhile; the button keeps the
   * focus.
   */
  pending?: boolean;
  /** Ref to the file input, which takes the focus. */
  inputRef?: Ref<HTMLInputElement>;
  /** Disables the input. */
  disabled?: boolean;
}

/** Renders a button that chooses images from this device. */
export function ImageInput(props: ImageInputProps) {
  const { label, onChoose, disabled = false, multiple = false, pending = false, inputRef, ...root } = props;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file, ...others] = event.target.files ?? [];
    if (file) onChoose(file, ...others);
    event.target.value = ''; // so that the same file can be chosen again
  };
  const open = (event: MouseEvent) => {
    if (pending) event.preventDefault();
  };
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      startIcon={<CameraIcon />}
      disabled={disabled}
      sx={{ '&:focus-within': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 } }}
      {...root}
    >
      {label}
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        multiple={multiple}
        disabled={disabled}
        aria-disabled={pending || undefined}
        onClick={open}
        onChange={choose}
        style={visuallyHidden}
      />
    </Button>
  );
}
