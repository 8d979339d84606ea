import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useMessages } from '../../ui/theme/messages.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { tryAgain, useOnlineStatus } from './net/onlineStatus.js';

/** Sets the title of the browser's tab. */
export function ScreenTitle({ children }: { children: string }) {
  const { ui, web } = useMessages();
  return <title>{fill(web.title, { page: children, shop: ui.site.name })}</title>;
}

interface VisuallyHiddenHeadingProps {
  children: string;
  level?: 'h1' | 'h2';
}

/** Renders a heading for screen readers alone. */
export function VisuallyHiddenHeading({ children, level = 'h1' }: VisuallyHiddenHeadingProps) {
  return (
    <Box component={level} sx={{ m: 0, position: 'absolute' }}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </Box>
  );
}

export function Waiting() {
  const { states } = useMessages().ui;
  return (
    <>
      <VisuallyHiddenHeading>{states.loading}</VisuallyHiddenHeading>
      <Spinner />
    </>
  );
}

/** Renders the loading state while a screen's code loads; while the shop is offline, it offers a retry. */
export function ScreenOnItsWay() {
  const { away } = useMessages().web;
  const onlineStatus = useOnlineStatus();
  if (onlineStatus === 'here') return <Waiting />;
  return (
    <>
      <VisuallyHiddenHeading>{away}</VisuallyHiddenHeading>
      <ErrorState title={away} onRetry={() => void tryAgain()} retrying={onlineStatus === 'trying'} />
    </>
  );
}

/** Renders a screen without header and footer, in the `main` element that the skip link targets. */
export function ScreenAlone({ children }: { children: ReactNode }) {
  return (
    <Stack
      component="main"
      id="main"
      tabIndex={-1}
      sx={{ alignItems: 'center', gap: 2, p: { xs: 2, sm: 4 } }}
    >
      {children}
    </Stack>
  );
}
