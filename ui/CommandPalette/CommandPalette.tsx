import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useId, useEffect, useRef } from 'react';
import { useAdminMessages } from '../theme/adminMessages.js';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { isSlash } from '../FilterBar/SlashSearch.js';
import type { Command } from './commands.js';
import { PaletteSearch } from './PaletteSearch.js';

const isCommandK = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Tells whether a field of the page already uses `/` as its keyboard shortcut. */
const isSlashTaken = () => document.querySelector('[aria-keyshortcuts="/"]') !== null;

/** Calls `onPress` on Ctrl-K or ⌘-K, and on `/` if no search field of the page uses it. */
const usePaletteKey = (onPress: () => void) => {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommandK(event) && !(isSlash(event) && !isSlashTaken())) return;
      event.preventDefault(); // the browser would focus its own search field
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

export interface CommandPaletteProps {
  /** Whether the palette is open. */
  open: boolean;
  /** Called when Ctrl-K, ⌘-K, Escape, a click on the backdrop or a choice opens or closes the palette. */
  onOpenChange: (open: boolean) => void;
  /** Screens, actions, and the search results of the parent component. */
  commands: readonly Command[];
  /** Called with the chosen command, after the palette has closed. */
  onChoose: (command: Command) => void;
  /**
   * Called with the text after each keystroke, so that the parent can search products, and with '' on
   * opening.
   */
  onType?: ((text: string) => void) | undefined;
  /** Whether the parent's product search is running. */
  searching?: boolean | undefined;
}

/** Renders a command palette: one search field that leads to every screen, by keyboard alone. */
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
