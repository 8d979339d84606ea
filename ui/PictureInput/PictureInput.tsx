import Button, { type ButtonProps } from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import type { ChangeEvent } from 'react';
import { CameraIcon } from '../icons/accountIcons.js';

export interface PictureInputProps extends Omit<ButtonProps<'label'>, 'children' | 'onChange' | 'ref'> {
  label: string;
  /** With the chosen file; never called when nothing was chosen. */
  onChoose: (file: File) => void;
}

/** A button that picks one picture from this device (S-124). */
export function PictureInput({ label, onChoose, disabled = false, ...root }: PictureInputProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onChoose(file);
    event.target.value = ''; // so that the same file can be chosen again
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
      <input type="file" accept="image/*" disabled={disabled} onChange={choose} style={visuallyHidden} />
    </Button>
  );
}
