import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { UploadBar } from '../form/UploadBar.js';
import { AlertIcon } from '../icons/shopIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';

interface FileLineProps {
  name: string;
  end: ReactNode;
  tone?: 'error';
  children: ReactNode;
}

/** Renders a file name with details below it and an element at the end of the line. */
export function FileLine({ name, end, tone, children }: FileLineProps) {
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

export interface OnItsWayProps {
  /** Name of the file. */
  name: string;
  /** Upload progress in percent, 0–100; undefined while the file waits. */
  progress?: number | undefined;
}

/** Renders a file that is being sent, with its progress. */
export function OnItsWay({ name, progress }: OnItsWayProps) {
  const { drop: words } = useAdminMessages().catalogue;
  return (
    <FileLine name={name} end={progress === undefined ? words.waiting : `${Math.round(progress)} %`}>
      <UploadBar label={fill(words.uploading, { name })} progress={progress} />
    </FileLine>
  );
}
