import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar.js';
import { PencilIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';
import { AvatarDialog, type AvatarDialogProps } from './AvatarDialog.js';

export interface AvatarEditorProps
  extends Pick<AvatarDialogProps, 'name' | 'src' | 'onUpload'>, Omit<StackProps, 'children'> {}

/** Renders the profile image with an Edit button, which opens the upload dialog. */
export function AvatarEditor({ name, src, onUpload, ...root }: AvatarEditorProps) {
  const { profile } = useMessages().ui;
  const [open, setOpen] = useState(false);
  return (
    <Stack
      spacing={1}
      {...root}
      sx={[{ alignItems: 'center' }, ...(Array.isArray(root.sx) ? root.sx : [root.sx])]}
    >
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
