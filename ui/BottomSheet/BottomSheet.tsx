import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { CrossIcon } from '../icons/shopIcons.js';
import type { Styles } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';
import { radius } from '../theme/tokens.js';

export interface BottomSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Title at the top, and the accessible name. */
  title: string;
  /** Called on Escape, the cross or a tap on the backdrop. */
  onClose: () => void;
  /** Content of the sheet. Long content scrolls. */
  children: ReactNode;
  /** Buttons below the content, which stay visible while it scrolls. */
  actions?: ReactNode;
}

/** Renders options in a sheet that comes up from the bottom, for phones. */
export function BottomSheet({ open, title, onClose, children, actions }: BottomSheetProps) {
  const { form } = useMessages().ui;
  const heading = useId();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': heading, sx: paperStyles } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pl: 2, pr: 1, py: 1 }}>
        <Typography id={heading} variant="h4" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={form.close} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </Stack>
      <Box sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', px: 2, pb: 2 }}>{children}</Box>
      {actions && <Stack sx={actionsStyles}>{actions}</Stack>}
    </Drawer>
  );
}

const paperStyles: Styles = {
  maxHeight: '85dvh',
  maxWidth: '40rem',
  mx: 'auto',
  borderTopLeftRadius: radius.large,
  borderTopRightRadius: radius.large,
  pb: 'env(safe-area-inset-bottom)',
};

const actionsStyles: Styles = {
  flexDirection: 'row',
  gap: 1,
  p: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '& > *': { flex: 1 },
};
