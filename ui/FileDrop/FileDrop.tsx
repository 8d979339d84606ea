import Alert from '@mui/material/Alert';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { OnItsWay, type OnItsWayProps } from '../ImageDrop/FileLine.js';
import { ImageInput } from '../ImageInput/ImageInput.js';
import { UploadIcon } from '../icons/dashboardIcons.js';

export interface FileDropProps extends Omit<StackProps, 'children'> {
  /** Text of the button and name of the input: "Choose a CSV file". */
  label: string;
  /** Text above the button: "Drop a CSV file here". */
  title: string;
  /** Accepted files as text: "CSV of up to 64 MB". */
  rules: string;
  /**
   * Accepted types as in `<input type="file">`: ".csv,text/csv". Dropped files are not checked; the parent
   * rejects them.
   */
  accept: string;
  /** Called with the file that was chosen or dropped; of several files, the first. */
  onFile: (file: File) => void;
  /** The file that is being sent. No other file can be chosen meanwhile. */
  sending?: OnItsWayProps | undefined;
  /** Why the last file was rejected. */
  error?: string | undefined;
}

/** Takes one file, which is dropped or chosen by a button. */
export function FileDrop(props: FileDropProps) {
  const { label, title, rules, accept, onFile, sending, error, sx, ...root } = props;
  const id = useId();
  const pending = sending !== undefined;
  const take = (file: File | undefined) => {
    if (file && !pending) onFile(file);
  };
  return (
    <Stack sx={[{ gap: 1 }, ...(Array.isArray(sx) ? sx : [sx])]} {...root}>
      <DropArea title={title} onDrop={([file]) => take(file)}>
        <ImageInput
          label={label}
          accept={accept}
          describedBy={error ? `${id}-rules ${id}-error` : `${id}-rules`}
          pending={pending}
          startIcon={<UploadIcon />}
          loading={pending}
          loadingPosition="start"
          onChoose={take}
        />
        <Typography id={`${id}-rules`} variant="body2" sx={{ color: 'text.secondary' }}>
          {rules}
        </Typography>
      </DropArea>
      {sending && <OnItsWay {...sending} />}
      {error && (
        <Alert id={`${id}-error`} severity="error">
          {error}
        </Alert>
      )}
    </Stack>
  );
}

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
