import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useChosenImage } from '../AvatarEditor/useChosenImage.js';
import { useUpload } from '../AvatarEditor/useUpload.js';
import { errorText } from '../form/errorText.js';
import { UploadBar, type OnUpload } from '../form/UploadBar.js';
import { useMessages } from '../theme/messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Image } from '../Image/Image.js';
import { FileInput } from '../FileInput/FileInput.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface FormImageProps<V extends FieldValues, O> {
  /** The form's `control`, from `useContractForm`. */
  control: Control<V, unknown, O>;
  /** Path of the form's field that holds the path of the image. The field is empty if there is no image. */
  name: FieldPath<V>;
  /** Label above the image. */
  label: string;
  /** Uploads an image, resolves with its path, such as `/media/a1b2.webp`, and rejects with the API error. */
  onUpload: OnUpload;
  /** Why no image can be chosen yet. Without it an image can be chosen. */
  notYet?: string | undefined;
  /** Called with true when an upload starts and with false when it ends. */
  onPendingChange?: (pending: boolean) => void;
}

/**
 * Renders an image input bound to a form. It previews and uploads a file at once, and rejects files that are
 * too large or not images.
 */
export function FormImage<V extends FieldValues, O>(props: FormImageProps<V, O>) {
  const { control, name, label, onUpload, notYet, onPendingChange } = props;
  const { imageUpload: words } = useAdminMessages().catalogue;
  const { field, fieldState } = useController({ control, name });
  const upload = useFormImage(onUpload, field.onChange, onPendingChange);
  const id = useId();
  const stored = String(field.value ?? '');
  const src = upload.preview ?? stored;
  const error = upload.error ?? errorText(label, fieldState.error);
  const wrong = error !== undefined;
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`} spacing={0.75}>
      <Typography
        id={`${id}-label`}
        component="span"
        variant="subtitle2"
        sx={{ color: wrong ? 'error.main' : undefined }}
      >
        {label}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Image
          src={src}
          name={label}
          alt={src ? words.preview : words.none}
          eager
          sizes="7rem"
          sx={{ flex: '0 0 7rem' }}
        />
        <Stack spacing={1} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
          <FileInput
            accept="image/*"
            label={upload.pending ? words.uploading : stored ? words.other : words.upload}
            disabled={notYet !== undefined}
            pending={upload.pending}
            inputRef={field.ref}
            onChoose={upload.send}
          />
          <FormHelperText id={`${id}-note`} error={wrong} sx={{ mx: 0 }}>
            {[error, notYet].filter(Boolean).join('. ') || words.rules}
          </FormHelperText>
        </Stack>
      </Stack>
      {upload.pending && <UploadBar label={words.uploading} progress={upload.progress} />}
      <VisuallyHidden>
        <span role="status">{upload.done && words.uploaded}</span>
      </VisuallyHidden>
    </Stack>
  );
}

/** Uploads an image as soon as it is chosen, and passes its path to `onDone`. */
const useFormImage = (
  onUpload: OnUpload,
  onDone: (path: string) => void,
  onPendingChange: (pending: boolean) => void = () => undefined,
) => {
  const { profile } = useMessages().ui;
  const { chosen, error, choose, forget } = useChosenImage();
  const [done, setDone] = useState(false);
  const sending: OnUpload<void> = async (file, onProgress) => {
    onPendingChange(true);
    try {
      onDone(await onUpload(file, onProgress));
      setDone(true);
    } finally {
      onPendingChange(false);
      forget();
    }
  };
  const { upload, pending, progress, problem, forgetProblem } = useUpload(sending, () => undefined);
  const send = (file: File) => {
    forgetProblem();
    setDone(false);
    if (choose(file)) void upload(file);
  };
  return { send, pending, progress, done, preview: chosen?.preview, error: error ? profile[error] : problem };
};
