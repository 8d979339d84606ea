import Alert from '@mui/material/Alert';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FileInput } from '../FileInput/FileInput.js';
import { UploadIcon } from '../icons/dashboardIcons.js';
import { DropArea } from './DropArea.js';
import { OnItsWay, type OnItsWayProps } from './FileLine.js';
import { withSx } from '../theme/styles.js';

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
    <Stack sx={withSx(sx, { gap: 1 })} {...root}>
      <DropArea title={title} onDrop={([file]) => take(file)}>
        <FileInput
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
