import Button, { type ButtonProps } from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ChangeEvent, MouseEvent, Ref } from 'react';
import { CameraIcon } from '../icons/accountIcons.js';

export interface FileInputProps extends Omit<ButtonProps<'label'>, 'children' | 'onChange' | 'ref'> {
  /** Text of the button and name of the input. */
  label: string;
  /** Accepted types as in `<input type="file">`: "image/*". */
  accept: string;
  /** Called with the chosen files, never without a file. `others` are the further files if `multiple` is set. */
  onChoose: (file: File, ...others: File[]) => void;
  /** Allows choosing several files at once. */
  multiple?: boolean;
  /** Whether the last choice is being processed. No other file can be chosen meanwhile; the button keeps the focus. */
  pending?: boolean;
  /** Ref to the file input, which takes the focus. */
  inputRef?: Ref<HTMLInputElement>;
  /** Disables the input. */
  disabled?: boolean;
  /** Ids of the texts that describe the input. */
  describedBy?: string | undefined;
}

/** Renders a button that chooses files from this device. Its icon is a camera unless `startIcon` is set. */
export function FileInput(props: FileInputProps) {
  const { label, onChoose, disabled = false, multiple = false, pending = false, inputRef, ...others } = props;
  const { accept, describedBy, ...root } = others;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file, ...further] = event.target.files ?? [];
    if (file) onChoose(file, ...further);
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
        accept={accept}
        aria-describedby={describedBy}
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
