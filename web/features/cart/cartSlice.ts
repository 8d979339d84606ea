import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductSummary } from '../../../contract/product.js';
import { sessionEnded } from '../../app/session/sessionSlice.js';
import type { GuestLine } from './guestCart.js';
import type { Change } from './storedCart.js';

export interface CartState {
  /**
   * The guest's cart; undefined until the browser has read its storage. After a login it has lines while they are
   * merged into the account's cart.
   */
  guest: GuestLine[] | undefined;
  /** Quantities that the shop has not confirmed yet, by product id; shown at once (optimistic update). */
  pendingQuantities: Record<string, number>;
  /** The last change of each product in this tab, by product id, also when the shop has confirmed it. */
  changes: Record<string, Change>;
  /** Ids of products whose pending quantities are being sent. */
  sending: string[];
  /**
   * Products whose quantity was changed since the web app loaded, by id, so that a line can be rendered
   * before the shop has answered.
   */
  known: Record<string, ProductSummary>;
  /** Whether the Add of a product's page is out of view. On a phone, the product's bar then replaces the cart's. */
  addOutOfView: boolean;
}

const initialState: CartState = {
  guest: undefined,
  pendingQuantities: {},
  changes: {},
  sending: [],
  known: {},
  addOutOfView: false,
};

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    guestCartRead: (cart, { payload }: PayloadAction<GuestLine[]>) => {
      cart.guest = payload;
    },
    productTouched: (cart, { payload }: PayloadAction<ProductSummary>) => {
      cart.known[payload._id] = payload;
    },
    quantityPending: (cart, { payload }: PayloadAction<Change>) => {
      const { product, quantity } = payload;
      cart.pendingQuantities[product._id] = quantity;
      cart.changes[product._id] = payload;
      cart.known[product._id] = product;
    },
    quantitySent: (cart, { payload: productId }: PayloadAction<string>) => {
      delete cart.pendingQuantities[productId];
    },
    sendingBegan: (cart, { payload: productId }: PayloadAction<string>) => {
      cart.sending.push(productId);
    },
    sendingEnded: (cart, { payload: productId }: PayloadAction<string>) => {
      cart.sending = cart.sending.filter((other) => other !== productId);
    },
    setAddOutOfView: (cart, { payload }: PayloadAction<boolean>) => {
      cart.addOutOfView = payload;
    },
  },
  extraReducers: (build) =>
    build.addCase(sessionEnded, (cart) => {
      cart.pendingQuantities = {};
    }),
});

export const cartReducer = slice.reducer;
export const {
  setAddOutOfView,
  guestCartRead,
  productTouched,
  quantityPending,
  quantitySent,
  sendingBegan,
  sendingEnded,
} = slice.actions;
