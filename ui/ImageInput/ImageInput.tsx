import Button, { type ButtonProps } from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import type { ChangeEvent, MouseEvent, Ref } from 'react';
import { CameraIcon } from '../icons/accountIcons.js';

export interface ImageInputProps extends Omit<ButtonProps<'label'>, 'children' | 'onChange' | 'ref'> {
  /** What the button says; also the input's name. */
  label: string;
  /** With the chosen file; never called when nothing was chosen. The others come along where several may be chosen. */
  onChoose: (file: File, ...others: File[]) => void;
  /** Several may be chosen at once. */
  multiple?: boolean;
  /** The last choice is on its way: no other yet. The button keeps the focus. */
  pending?: boolean;
  /** The file input: what takes the focus. */
  inputRef?: Ref<HTMLInputElement>;
  /** Nothing can be chosen at all. */
  disabled?: boolean;
}

/** A button that picks pictures from this device (S-124). */
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
