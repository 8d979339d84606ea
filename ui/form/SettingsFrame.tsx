import type { ReactNode } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { FormFrame } from '../FormFrame/FormFrame.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { UnsavedBar } from '../UnsavedBar/UnsavedBar.js';
import { EditConflictNotice } from './EditConflictNotice.js';
import type { useSettingsForm } from './useSettingsForm.js';

export interface SettingsFrameProps {
  /** The form's accessible name. */
  label: string;
  /** What `useSettingsForm` returns. */
  settings: Pick<ReturnType<typeof useSettingsForm>, 'save' | 'notice' | 'bar' | 'discarding'>;
  /** Whether saving has to wait, for example for an upload. */
  pending?: boolean;
  children: ReactNode;
}

/** Renders the frame of a form of settings: a notice of an edit conflict, the fields, and the bar that saves them. */
export function SettingsFrame({ label, settings, pending = false, children }: SettingsFrameProps) {
  const { unsaved } = useAdminMessages().catalogue;
  const { save, notice, bar, discarding } = settings;
  return (
    <>
      <FormFrame onSubmit={(event) => void save(event)} label={label}>
        {notice && <EditConflictNotice {...notice} />}
        {children}
        <UnsavedBar {...bar} pending={bar.pending || pending} onDiscard={discarding.ask} />
      </FormFrame>
      <ConfirmDialog
        open={discarding.open}
        title={unsaved.discardTitle}
        text={fill(unsaved.discardText, { count: discarding.count })}
        confirmLabel={unsaved.discard}
        cancelLabel={unsaved.keep}
        onConfirm={discarding.confirm}
        onCancel={discarding.keep}
      />
    </>
  );
}
