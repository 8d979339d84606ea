import type { ReactNode } from 'react';
import { FormFrame } from '../FormFrame/FormFrame.js';
import { UnsavedBar } from '../UnsavedBar/UnsavedBar.js';
import { DiscardDialog } from './DiscardDialog.js';
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
  const { save, notice, bar, discarding } = settings;
  return (
    <>
      <FormFrame onSubmit={(event) => void save(event)} label={label}>
        {notice && <EditConflictNotice {...notice} />}
        {children}
        <UnsavedBar {...bar} pending={bar.pending || pending} onDiscard={discarding.ask} />
      </FormFrame>
      <DiscardDialog discarding={discarding} />
    </>
  );
}
