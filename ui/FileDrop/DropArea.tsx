import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useState } from 'react';

interface DropAreaProps {
  /** Text at the top: "Drop a CSV file here". */
  title: string;
  /** Called with the dropped files, one or more of any type. */
  onDrop: (files: File[]) => void;
  /** The button that chooses files, and texts about them. */
  children: ReactNode;
  /** Makes the area lower, as a part of a form. */
  dense?: boolean;
}

/** Renders an area onto which files can be dropped, around the button that chooses them. */
export function DropArea({ title, onDrop, dense = false, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onDrop(files);
  };
  return (
    <Stack
      onDragOver={(event) => {
        event.preventDefault(); // otherwise the browser opens the file
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={[areaStyles, dense && { p: 2.5, textAlign: 'start' }, over && overStyles]}
    >
      <Typography
        variant={dense ? 'body2' : 'body1'}
        sx={{ color: over ? 'text.primary' : 'text.secondary' }}
      >
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

const areaStyles = {
  alignItems: 'center',
  textAlign: 'center',
  gap: 1.5,
  p: 3,
  border: 2,
  borderStyle: 'dashed',
  borderRadius: 1.5,
  borderColor: 'outline',
} as const;

const overStyles = { borderColor: 'primary.main', bgcolor: 'soft.primary' } as const;
