import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type Ref } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { CrossIcon } from '../icons/shopIcons.js';
import { DropArea } from '../FileDrop/DropArea.js';
import { FileLine, OnItsWay } from '../FileDrop/FileLine.js';
import { FileInput } from '../FileInput/FileInput.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { ImagePreview } from '../ImagePreview/ImagePreview.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { ImageTiles } from './ImageTiles.js';
import type { Upload } from './useUploads.js';
import { imageErrorOf, type ImageError } from '../AvatarEditor/useChosenImage.js';

export interface ImageDropProps {
  /** Label above the images. */
  label: string;
  /** Paths of the uploaded images, in order. */
  images: readonly string[];
  /** Called with all images after an image was moved or removed. */
  onChange: (images: string[]) => void;
  /** Called with accepted images only, as many as fit; never with an empty list. */
  onAdd: (files: File[]) => void;
  /** Running and failed uploads, from `useUploads`. */
  uploads?: readonly Upload[];
  /** Called to remove a failed upload from the list. */
  onDismiss?: (upload: Upload) => void;
  /** Maximum number of images. */
  max?: number;
  /** Error message of the field, shown below the area for files. */
  error?: string | undefined;
  /** Ref to the file input, to focus it on an error. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Edits several images: drop or choose files, preview, sort by drag or buttons, remove. */
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
      <DropArea dense title={words.title} onDrop={take}>
        <FileInput
          accept="image/*"
          multiple
          label={words.choose}
          disabled={images.length + onTheirWay >= max}
          {...(props.inputRef && { inputRef: props.inputRef })}
          onChoose={(...files) => take(files)}
        />
      </DropArea>
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

interface FileListProps {
  refused: readonly RefusedFile[];
  uploads: readonly Upload[];
  /** Maximum number of images. */
  max: number;
  onForget: (file: RefusedFile) => void;
  onDismiss?: ((upload: Upload) => void) | undefined;
}

/** Lists rejected files with the reasons, then running uploads with their progress and failed uploads. */
function FileList({ refused, uploads, max, onForget, onDismiss }: FileListProps) {
  const { drop: words } = useAdminMessages().catalogue;
  return (
    <Stack role="log" aria-label={words.uploads} spacing={0.75}>
      {refused.map((file, position) => (
        <Trouble
          key={`${position} ${file.name}`}
          name={file.name}
          why={fill(words[file.error], { count: max })}
          onDismiss={() => onForget(file)}
        />
      ))}
      {uploads.map((upload) =>
        upload.problem === undefined ? (
          <OnItsWay key={upload.id} name={upload.name} progress={upload.progress} />
        ) : (
          <Trouble
            key={upload.id}
            name={upload.name}
            why={upload.problem}
            onDismiss={onDismiss && (() => onDismiss(upload))}
          />
        ),
      )}
    </Stack>
  );
}

interface TroubleProps {
  name: string;
  why: string;
  onDismiss?: (() => void) | undefined;
}

function Trouble({ name, why, onDismiss }: TroubleProps) {
  const { drop: words } = useAdminMessages().catalogue;
  const cross = onDismiss && (
    <IconButton size="small" aria-label={fill(words.dismiss, { name })} onClick={onDismiss}>
      <CrossIcon fontSize="small" />
    </IconButton>
  );
  return (
    <FileLine name={name} end={cross} tone="error">
      <Typography variant="body2">{why}</Typography>
    </FileLine>
  );
}

interface RefusedFile {
  name: string;
  error: ImageError | 'tooMany';
}

/** Splits files into accepted and rejected ones; `room` is the number of images that still fit. */
const sift = (files: readonly File[], room: number) => {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const error = imageErrorOf(file) ?? (taken.length < room ? undefined : 'tooMany');
    if (error) refused.push({ name: file.name, error });
    else taken.push(file);
  }
  return { taken, refused };
};
