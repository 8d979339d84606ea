import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar.js';
import { DialogHeader } from '../DialogHeader/DialogHeader.js';
import { UploadBar, type OnUpload } from '../form/UploadBar.js';
import { PencilIcon } from '../icons/accountIcons.js';
import { FileInput } from '../FileInput/FileInput.js';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';
import { useChosenImage } from './useChosenImage.js';
import { useUpload } from './useUpload.js';
import { withSx } from '../theme/styles.js';

export interface AvatarEditorProps
  extends Pick<AvatarDialogProps, 'name' | 'src' | 'onUpload'>, Omit<StackProps, 'children'> {}

/** Renders the profile image with an Edit button, which opens the upload dialog. */
export function AvatarEditor({ name, src, onUpload, ...root }: AvatarEditorProps) {
  const { profile } = useMessages().ui;
  const [open, setOpen] = useState(false);
  return (
    <Stack spacing={1} {...root} sx={withSx(root.sx, { alignItems: 'center' })}>
      <Avatar name={name} src={src} size={96} />
      <Button
        size="small"
        startIcon={<PencilIcon />}
        aria-label={profile.editImage}
        onClick={() => setOpen(true)}
      >
        {profile.edit}
      </Button>
      <AvatarDialog open={open} name={name} src={src} onUpload={onUpload} onClose={() => setOpen(false)} />
    </Stack>
  );
}

export interface AvatarDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Name of the user. Its initials replace a missing image. */
  name: string;
  /** URL of the current image; empty if there is none. */
  src: string;
  /** Called with the chosen file. */
  onUpload: OnUpload<unknown>;
  /** Called on Escape, the cross or a click on the backdrop. */
  onClose: () => void;
}

/** Lets the user choose, preview and upload a profile image. Upload is disabled until an image is chosen. */
export function AvatarDialog({ open, name, src, onUpload, onClose }: AvatarDialogProps) {
  const { form, profile } = useMessages().ui;
  const { chosen, error, choose, forget } = useChosenImage();
  const close = () => {
    forget();
    forgetProblem();
    onClose();
  };
  const { upload, pending, progress, problem, forgetProblem } = useUpload(onUpload, close);
  const pick = (file: File) => {
    forgetProblem();
    choose(file);
  };
  const wrong = error ? profile[error] : problem;

  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : close}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { 'aria-label': profile.imageTitle } }}
    >
      <DialogHeader title={profile.imageTitle} onClose={close} disabled={pending} />
      <DialogContent>
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <Avatar name={name} src={chosen?.preview ?? src} size={128} label={chosen && profile.preview} />
          <FileInput
            accept="image/*"
            label={chosen ? profile.otherImage : profile.chooseImage}
            disabled={pending}
            onChoose={pick}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
            {profile.imageRules}
          </Typography>
          {pending && <UploadBar label={profile.uploading} progress={progress} sx={{ width: '100%' }} />}
          {wrong && (
            <Alert severity="error" sx={{ width: '100%' }}>
              {wrong}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={pending} onClick={close}>
          {form.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={!chosen}
          {...busyWhen(pending)}
          onClick={() => chosen && upload(chosen.file)}
        >
          {profile.upload}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
