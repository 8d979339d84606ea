import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useCallback, useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

export interface OpenerProps {
  /** Label of the button that opens the overlay. */
  label: string;
  /** Renders the overlay, which is open or closed according to `open`. */
  children: (overlay: { open: boolean; close: () => void }) => ReactNode;
}

/** Renders a button that opens an overlay, and holds its state. */
export function Opener({ label, children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children({ open, close: () => setOpen(false) })}
    </>
  );
}

/**
 * Opens an overlay, moves through it with Tab and Shift Tab, and closes it with Escape. Checks that the focus
 * stays inside and then returns to the opener.
 */
export const goesRound = async (opener: HTMLElement, role: 'dialog' | 'alertdialog', steps = 8) => {
  await userEvent.click(opener);
  const overlay = await screen.findByRole(role);
  for (let step = 0; step < steps; step += 1) {
    await userEvent.tab({ shift: step > steps / 2 });
    await waitFor(() => expect(overlay.matches(':focus-within')).toBe(true));
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  await expect(opener).toHaveFocus();
};

/**
 * Returns a theme in which dialogs and drawers open inside the given element, take no focus and lock no scrolling.
 */
const openingIn = (container: HTMLElement) => {
  const defaultProps = {
    container,
    disableAutoFocus: true,
    disableEnforceFocus: true,
    disableRestoreFocus: true,
    disableScrollLock: true,
    transitionDuration: 0,
  };
  return (theme: Theme): Theme => ({
    ...theme,
    components: {
      ...theme.components,
      MuiDialog: { ...theme.components?.MuiDialog, defaultProps },
      MuiDrawer: { ...theme.components?.MuiDrawer, defaultProps },
    },
  });
};

export interface InPlaceProps {
  /** Height in pixels of the small screen in which the overlay opens. */
  height: number;
  children: ReactNode;
}

/** Renders a small screen inside the page, so that a story can show several open overlays at once. */
export function InPlace({ height, children }: InPlaceProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const themed = useCallback((theme: Theme) => (place ? openingIn(place)(theme) : theme), [place]);
  return (
    <Box ref={setPlace} sx={{ height, position: 'relative', overflow: 'hidden', transform: 'translateZ(0)' }}>
      {place && <ThemeProvider theme={themed}>{children}</ThemeProvider>}
    </Box>
  );
}

/** Gives each open overlay on a documentation page a frame of its own, with this height in pixels. */
export const inWindow = (height: number) => ({
  docs: { story: { inline: false, height: `${String(height)}px` } },
});
