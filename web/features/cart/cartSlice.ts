import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductSummary } from '../../../contract/product.js';
import { sessionEnded } from '../../app/session/sessionSlice.js';
import type { GuestLine } from './guestCart.js';

export interface CartState {
  /** The cart without an account; undefined until the browser has looked. */
  guest: GuestLine[] | undefined;
  /** What a customer wants of a product and the shop has not confirmed yet: shown at once. By product id. */
  wishes: Record<string, number>;
  /** Products whose wishes are being carried out. */
  carrying: string[];
  /** Products that were touched on this page: a line can be drawn before the shop has answered. By id. */
  known: Record<string, ProductSummary>;
}

const initialState: CartState = { guest: undefined, wishes: {}, carrying: [], known: {} };

interface Wish {
  product: ProductSummary;
  quantity: number;
}

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
    wished: (cart, { payload: { product, quantity } }: PayloadAction<Wish>) => {
      cart.wishes[product._id] = quantity;
      cart.known[product._id] = product;
    },
    wishDone: (cart, { payload: productId }: PayloadAction<string>) => {
      delete cart.wishes[productId];
    },
    carryingBegan: (cart, { payload: productId }: PayloadAction<string>) => {
      cart.carrying.push(productId);
    },
    carryingEnded: (cart, { payload: productId }: PayloadAction<string>) => {
      cart.carrying = cart.carrying.filter((other) => other !== productId);
    },
  },
  extraReducers: (build) =>
    build.addCase(sessionEnded, (cart) => {
      cart.wishes = {};
    }),
});

export const cartReducer = slice.reducer;
export const { guestCartRead, productTouched, wished, wishDone, carryingBegan, carryingEnded } =
  slice.actions;
