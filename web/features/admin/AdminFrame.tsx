import Stack from '@mui/material/Stack';
import { type ReactNode, useState, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import { AdminShell } from '../../../ui/AdminShell/AdminShell.js';
import type { Breadcrumb } from '../../../ui/AdminShell/ShellHeader.js';
import { Logo } from '../../../ui/Logo/Logo.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { LinkState } from '../../app/RouterLink.js';
import { ScreenTitle } from '../../app/ScreenTitle.js';
import { NavigationBlockerContext } from '../../app/unsavedChanges/navigationBlockerState.js';
import { AdminPalette } from './AdminPalette.js';
import { useFrameParts } from './frame.js';
import { screensOf } from './screens.js';
import { useHere } from './returnLink.js';

/** Renders the confirmation before unsaved changes are discarded. */
function UnsavedChangesDialog() {
  const { unsaved } = useAdminMessages().catalogue;
  const { asking, leave, stay } = useContext(NavigationBlockerContext);
  return (
    <ConfirmDialog
      open={asking}
      title={unsaved.leaveTitle}
      text={unsaved.leaveText}
      confirmLabel={unsaved.discard}
      cancelLabel={unsaved.stay}
      onConfirm={leave}
      onCancel={stay}
    />
  );
}

export interface AdminFrameProps {
  heading: string;
  breadcrumbs?: readonly Breadcrumb[];
  /** The screen's buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders the frame around every screen of the admin's dashboard. */
export function AdminFrame({ heading, children, ...rest }: AdminFrameProps) {
  const { screens } = useAdminMessages();
  const { pathname } = useLocation();
  const { account } = useFrameParts();
  const here = useHere();
  const [searching, setSearching] = useState(false);
  return (
    <AdminShell
      items={screensOf(screens)}
      path={pathname}
      heading={heading}
      logo={<Logo href={routes.home} />}
      account={account}
      onSearch={() => setSearching(true)}
      {...rest}
    >
      <ScreenTitle>{heading}</ScreenTitle>
      <LinkState value={here}>
        <Stack sx={{ gap: 2 }}>{children}</Stack>
      </LinkState>
      <AdminPalette open={searching} onOpenChange={setSearching} />
      <UnsavedChangesDialog />
    </AdminShell>
  );
}
