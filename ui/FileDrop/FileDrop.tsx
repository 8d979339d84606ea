import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { OnItsWay, type OnItsWayProps } from '../ImageDrop/FileLine.js';
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
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !pending) onFile(file);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file && !pending) onFile(file);
    event.target.value = ''; // so that the same file can be chosen again
  };
  return (
    <Stack sx={[{ gap: 1 }, ...(Array.isArray(sx) ? sx : [sx])]} {...root}>
      <Stack
        onDragOver={(event) => {
          event.preventDefault(); // otherwise the browser opens the file
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={[placeStyles, over && overStyles]}
      >
        <Typography sx={{ color: over ? 'text.primary' : 'text.secondary' }}>{title}</Typography>
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          startIcon={<UploadIcon />}
          loading={pending}
          loadingPosition="start"
          sx={{ '&:focus-within': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 } }}
        >
          {label}
          <Box
            component="input"
            type="file"
            accept={accept}
            aria-disabled={pending || undefined}
            aria-describedby={error ? `${id}-rules ${id}-error` : `${id}-rules`}
            onChange={choose}
            style={visuallyHidden}
          />
        </Button>
        <Typography id={`${id}-rules`} variant="body2" sx={{ color: 'text.secondary' }}>
          {rules}
        </Typography>
      </Stack>
      {sending && <OnItsWay {...sending} />}
      {error && (
        <Alert id={`${id}-error`} severity="error">
          {error}
        </Alert>
      )}
    </Stack>
  );
}

const placeStyles = {
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
