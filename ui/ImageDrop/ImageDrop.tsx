import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type Ref } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { ImagePreview } from '../ImagePreview/ImagePreview.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { DropZone } from './DropZone.js';
import { FileList } from './FileList.js';
import { ImageTiles } from './ImageTiles.js';
import { sift, type RefusedFile } from './sift.js';
import type { Upload } from './useUploads.js';

export interface ImageDropProps {
  /** Stands above the pictures and names them. */
  label: string;
  /** Paths of the pictures that the shop has, in their order. */
  images: readonly string[];
  /** With another order, or without one of them. */
  onChange: (images: string[]) => void;
  /** With pictures of a size that the shop takes, as many as there is room for; never with none (S-126). */
  onAdd: (files: File[]) => void;
  /** Files on their way; see `useUploads`. */
  uploads?: readonly Upload[];
  /** Takes a failed one off the list. */
  onDismiss?: (upload: Upload) => void;
  /** How many pictures there may be. */
  max?: number;
  /** What is wrong with them. */
  error?: string | undefined;
  /** The file input, to focus at a fault. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Several pictures: drop or choose, look, put in order by drag or by buttons, remove (S-073, A-09). */
export function ImageDrop(props: ImageDropProps) {
  const { label, images, onChange, onAdd, uploads = [], onDismiss, max = limits.images, error } = props;
  const { drop: words } = useAdminMessages().catalogue;
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState(false);
  const id = useId();
  const onTheirWay = uploads.filter(({ problem }) => problem === undefined).length;
  const take = (files: readonly File[]) => {
    const sifted = sift(files, max - images.length - onTheirWay);
    setRefused(sifted.refused);
    if (sifted.taken.length > 0) onAdd(sifted.taken);
  };
  const show = (position: number) => {
    setShown(position);
    setOpen(true);
  };
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`} spacing={1}>
      <Typography id={`${id}-label`} variant="subtitle2" component="p">
        {label}
      </Typography>
      <DropZone full={images.length + onTheirWay >= max} inputRef={props.inputRef} onFiles={take} />
      <FormHelperText id={`${id}-note`} error={error !== undefined} sx={{ mx: 0 }}>
        {error ?? fill(words.rules, { count: max })}
      </FormHelperText>
      <FileList
        refused={refused}
        max={max}
        uploads={uploads}
        onForget={(gone) => setRefused(refused.filter((file) => file !== gone))}
        onDismiss={onDismiss}
      />
      <ImageTiles images={images} onChange={onChange} onShow={show} />
      <VisuallyHidden>
        <span role="status">{images.length > 0 && fill(words.count, { count: images.length })}</span>
      </VisuallyHidden>
      <ImagePreview
        open={open}
        src={images[shown] ?? ''}
        alt={fill(words.imageUpload, { position: shown + 1 })}
        onClose={() => setOpen(false)}
      />
    </Stack>
  );
}
