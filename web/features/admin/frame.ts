import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { User } from '../../../contract/user.js';
import type { SessionStatus } from '../../app/session/sessionSlice.js';

/** The current user, provided by the account feature. */
export interface Viewer {
  session: SessionStatus;
  user: User | undefined;
  failed: boolean;
  /** Whether the user is loaded again after a failure. */
  retrying: boolean;
  retry: () => void;
}

/** The parts of the admin's dashboard frame that another feature provides. */
export interface FrameParts {
  /** The account menu, with the log-out. */
  account: ReactNode;
}

export const useFrameParts = (): FrameParts => useOutletContext<FrameParts>();
