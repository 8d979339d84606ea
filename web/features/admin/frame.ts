import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { User } from '../../../contract/user.js';
import type { SessionStatus } from '../../app/session/sessionSlice.js';

/** Who is looking, as the account feature knows it. */
export interface Viewer {
  session: SessionStatus;
  user: User | undefined;
  failed: boolean;
  retry: () => void;
}

/** What the dashboard's frame gets from around it. */
export interface FrameParts {
  /** The account's menu, with the way out. */
  account: ReactNode;
}

export const useFrameParts = (): FrameParts => useOutletContext<FrameParts>();
