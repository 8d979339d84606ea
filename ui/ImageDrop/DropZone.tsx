import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type DragEvent, type Ref } from 'react';
import { ImageInput } from '../ImageInput/ImageInput.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface DropZoneProps {
  /** Whether the maximum number of images is reached. */
  full: boolean;
  /** Called with one or more files of any type. */
  onFiles: (files: File[]) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Renders an area that takes files: dropped on the area, or chosen with its button. */
export function DropZone({ full, onFiles, inputRef }: DropZoneProps) {
  const { drop: words } = useAdminMessages().catalogue;
  const [over, setOver] = useState(false);
  const carry = (event: DragEvent) => {
    event.preventDefault(); // otherwise the browser opens the file
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <Stack
      onDragOver={carry}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        alignItems: 'center',
        gap: 1.5,
        p: 2.5,
        border: 2,
        borderStyle: 'dashed',
        borderRadius: 1.5,
        borderColor: over ? 'primary.main' : 'outline',
        bgcolor: over ? 'soft.primary' : 'transparent',
      }}
    >
      <Typography variant="body2" sx={{ color: over ? 'text.primary' : 'text.secondary' }}>
        {words.title}
      </Typography>
      <ImageInput
        multiple
        label={words.choose}
        disabled={full}
        {...(inputRef && { inputRef })}
        onChoose={(...files) => onFiles(files)}
      />
    </Stack>
  );
}
