import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useCallback, useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

export interface OpenerProps {
  /** What the button says. */
  label: string;
  /** The overlay, from its state. */
  children: (overlay: { open: boolean; close: () => void }) => ReactNode;
}

/** A page with a button that opens an overlay, as its owner has. */
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

/** Opens an overlay, goes round in it by Tab and back, and leaves by Escape: the focus stays inside, then returns. */
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

/** Overlays open inside this element, take no focus and lock nothing. */
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
  /** In pixels: as much of a screen as the overlay gets. */
  height: number;
  children: ReactNode;
}

/** A small screen in the page, so that a sheet shows several open overlays at once. */
export function InPlace({ height, children }: InPlaceProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const themed = useCallback((theme: Theme) => (place ? openingIn(place)(theme) : theme), [place]);
  return (
    <Box ref={setPlace} sx={{ height, position: 'relative', overflow: 'hidden', transform: 'translateZ(0)' }}>
      {place && <ThemeProvider theme={themed}>{children}</ThemeProvider>}
    </Box>
  );
}

/** On a documentation page each open overlay gets a window of its own, of this height in pixels. */
export const inWindow = (height: number) => ({
  docs: { story: { inline: false, height: `${String(height)}px` } },
});
