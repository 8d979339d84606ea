import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useAdminMessages } from '../theme/adminMessages.js';
import { visuallyHidden } from '../theme/visuallyHidden.js';
import type { Command } from './commands.js';
import { PaletteSearch } from './PaletteSearch.js';
import { usePaletteKey } from './usePaletteKey.js';

export interface CommandPaletteProps {
  /** Whether it is shown. */
  open: boolean;
  /** Ctrl-K, ⌘-K, Esc, a tap beside it, or a choice. */
  onOpenChange: (open: boolean) => void;
  /** Screens, actions, and what the search of the owner found. */
  commands: readonly Command[];
  /** With what was chosen; the palette closes. */
  onChoose: (command: Command) => void;
  /** With the text after each keystroke, so that the owner can look for products; empty when it opens. */
  onType?: ((text: string) => void) | undefined;
  /** More is being looked for. */
  searching?: boolean | undefined;
}

/** One box that leads everywhere, by keyboard alone. */
export function CommandPalette({ open, onOpenChange, onChoose, ...search }: CommandPaletteProps) {
  const { shell } = useAdminMessages();
  const title = useId();
  usePaletteKey(() => onOpenChange(!open));
  return (
    <Dialog
      open={open}
      onClose={() => onOpenChange(false)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { xs: 1, sm: 8 }, maxHeight: 'min(32rem, calc(100dvh - 2rem))' } } }}
    >
      <Box component="h2" id={title} sx={visuallyHidden}>
        {shell.palette}
      </Box>
      <PaletteSearch
        {...search}
        onClose={() => onOpenChange(false)}
        onChoose={(command) => {
          onOpenChange(false);
          onChoose(command);
        }}
      />
    </Dialog>
  );
}
