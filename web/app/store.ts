import { configureStore, type Middleware, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { cartReducer } from '../features/cart/cartSlice.js';
import { savedReducer } from '../features/saved/savedSlice.js';
import { api } from './api.js';
import type { AnswerCall } from './net/baseQuery.js';
import { type SessionState, sessionEnded, sessionReducer } from './session/sessionSlice.js';

/** Drops the customer's data from memory when the session ends; data still on the screen loads again. */
const forgetWithSession: Middleware<object, { session: SessionState }> = (store) => (next) => (action) => {
  const before = store.getState().session.status;
  const result = next(action);
  if (sessionEnded.match(action) && before === 'customer') store.dispatch(api.util.resetApiState());
  return result;
};

/**
 * Creates the Redux store. A page has one; on a server, each request needs its own.
 * @param answer answers calls on the server; in the browser they are sent to the shop
 */
export const createStore = (answer?: AnswerCall) =>
  configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionReducer,
      cart: cartReducer,
      saved: savedReducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: answer } }).concat(forgetWithSession, api.middleware),
  });

/**
 * Refetches old data when the window gets the focus or the network returns.
 * @returns a function that unsubscribes
 */
export const refetchOnReturn = (store: Store): (() => void) => setupListeners(store.dispatch);

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
