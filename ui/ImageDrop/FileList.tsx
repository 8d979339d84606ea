import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import { CrossIcon } from '../icons/accountIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { FileLine, OnItsWay } from './FileLine.js';
import type { RefusedFile } from './sift.js';
import type { Upload } from './useUploads.js';

export interface FileListProps {
  refused: readonly RefusedFile[];
  uploads: readonly Upload[];
  /** Maximum number of images. */
  max: number;
  onForget: (file: RefusedFile) => void;
  onDismiss?: ((upload: Upload) => void) | undefined;
}

/** Lists rejected files with the reasons, then running uploads with their progress and failed uploads. */
export function FileList({ refused, uploads, max, onForget, onDismiss }: FileListProps) {
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
