import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SavedProduct } from '../../../contract/savedProduct.js';
import { sessionEnded } from '../../app/session/sessionSlice.js';

/** A change of a saved product; a field that is missing stays as it is. */
export type SavedChange = Pick<SavedProduct, 'productId'> & Partial<SavedProduct>;

export interface SavedState {
  /** A guest's saved products; undefined until the browser has read its storage. */
  guest: SavedProduct[] | undefined;
  /** Changes that are not stored yet, by product id; shown at once (optimistic update). */
  pending: Record<string, SavedChange>;
}

const initialState: SavedState = { guest: undefined, pending: {} };

const slice = createSlice({
  name: 'saved',
  initialState,
  reducers: {
    guestSavedRead: (saved, { payload }: PayloadAction<SavedProduct[]>) => {
      saved.guest = payload;
    },
    savePending: ({ pending }, { payload }: PayloadAction<SavedChange>) => {
      pending[payload.productId] = { ...pending[payload.productId], ...payload };
    },
    /** The change was stored or refused. A newer change of the product stays. */
    saveSettled: ({ pending }, { payload }: PayloadAction<SavedChange>) => {
      const { productId, favourite, quantity } = payload;
      const newer = pending[productId];
      if (newer?.favourite === favourite) delete newer?.favourite;
      if (newer?.quantity === quantity) delete newer?.quantity;
    },
  },
  extraReducers: (build) =>
    build.addCase(sessionEnded, (saved) => {
      saved.pending = {};
      saved.guest &&= []; // a log-out clears the storage too
    }),
});

export const savedReducer = slice.reducer;
export const { guestSavedRead, savePending, saveSettled } = slice.actions;
