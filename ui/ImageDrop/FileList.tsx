import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fill } from '../../contract/texts/fill.js';
import { AlertIcon } from '../icons/shopIcons.js';
import { CrossIcon } from '../icons/accountIcons.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import type { RefusedFile } from './sift.js';
import type { Upload } from './useUploads.js';

export interface FileListProps {
  refused: readonly RefusedFile[];
  uploads: readonly Upload[];
  /** How many pictures there may be. */
  most: number;
  onForget: (file: RefusedFile) => void;
  onDismiss?: ((upload: Upload) => void) | undefined;
}

/** Files that were refused and why, then those on their way and how far they are. */
export function FileList({ refused, uploads, most, onForget, onDismiss }: FileListProps) {
  const { drop: words } = useAdminTexts().catalogue;
  return (
    <Stack role="log" aria-label={words.uploads} spacing={0.75}>
      {refused.map((file, position) => (
        <Trouble
          key={`${position} ${file.name}`}
          name={file.name}
          why={fill(words[file.fault], { count: most })}
          onDismiss={() => onForget(file)}
        />
      ))}
      {uploads.map((upload) =>
        upload.problem === undefined ? (
          <OnItsWay key={upload.id} upload={upload} />
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

function OnItsWay({ upload: { name, progress } }: { upload: Upload }) {
  const { drop: words } = useAdminTexts().catalogue;
  return (
    <Line name={name} end={progress === undefined ? words.waiting : `${Math.round(progress)} %`}>
      <LinearProgress
        aria-label={fill(words.uploading, { name })}
        variant={progress === undefined ? 'indeterminate' : 'determinate'}
        value={progress}
      />
    </Line>
  );
}

interface TroubleProps {
  name: string;
  why: string;
  onDismiss?: (() => void) | undefined;
}

function Trouble({ name, why, onDismiss }: TroubleProps) {
  const { drop: words } = useAdminTexts().catalogue;
  const cross = onDismiss && (
    <IconButton size="small" aria-label={fill(words.dismiss, { name })} onClick={onDismiss}>
      <CrossIcon fontSize="small" />
    </IconButton>
  );
  return (
    <Line name={name} end={cross} tone="error">
      <Typography variant="body2">{why}</Typography>
    </Line>
  );
}

interface LineProps {
  name: string;
  end: ReactNode;
  tone?: 'error';
  children: ReactNode;
}

function Line({ name, end, tone, children }: LineProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{
        alignItems: 'center',
        px: 1.5,
        py: 0.75,
        borderRadius: 1,
        bgcolor: tone ? 'soft.error' : 'background.default',
        border: 1,
        borderColor: tone ? 'error.main' : 'divider',
      }}
    >
      {tone && <AlertIcon color="error" fontSize="small" />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" noWrap>
          {name}
        </Typography>
        {children}
      </Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', flexShrink: 0 }}>
        {end}
      </Typography>
    </Stack>
  );
}
