import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether a customer is logged in; `unknown` until the browser has read its storage, and in a server render. */
export type SessionStatus = 'unknown' | 'anonymous' | 'customer';

export interface SessionState {
  status: SessionStatus;
  /** The token's subject: the account's id. */
  userId?: string;
  /** Whether a log-out is running; failed calls are not reported then. */
  leaving?: boolean;
}

const initialState: SessionState = { status: 'unknown' };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    began: (_session, { payload }: PayloadAction<{ userId: string | undefined }>): SessionState => ({
      status: 'customer',
      ...(payload.userId && { userId: payload.userId }),
    }),
    left: (session) => {
      session.leaving = true;
    },
    ended: (): SessionState => ({ status: 'anonymous' }),
  },
});

export const sessionReducer = slice.reducer;
export const sessionBegan = slice.actions.began;
export const sessionLeft = slice.actions.left;
export const sessionEnded = slice.actions.ended;
