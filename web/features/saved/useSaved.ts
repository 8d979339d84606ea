import { waitingForShop } from '../../app/net/code.js';
import { type AppThunk, type RootState, useAppDispatch, useAppSelector } from '../../app/store.js';
import { savedApi } from './savedApi.js';
import { type SavedChange, savePending } from './savedSlice.js';

const selectAccount = savedApi.endpoints.getSaved.select();

/** Returns the saved products of the customer or the guest, without pending changes; undefined until loaded. */
export const savedProducts = (state: RootState) =>
  state.session.status === 'customer' ? selectAccount(state).data : state.saved.guest;

const savedOf = (state: RootState, productId: string): SavedChange => ({
  productId,
  ...savedProducts(state)?.find((saved) => saved.productId === productId),
  ...state.saved.pending[productId],
});

export const useIsFavourite = (productId: string): boolean =>
  useAppSelector((state) => savedOf(state, productId).favourite ?? false);

/** Returns the quantity of a product on the weekly list; undefined until the saved products are loaded. */
export const useListQuantity = (productId: string): number | undefined =>
  useAppSelector((state) => savedProducts(state) && (savedOf(state, productId).quantity ?? 0));

const loadCarryOut = waitingForShop(() => import('./carryOut.js'));

/** Shows a change at once; the code that stores it loads after the first view. */
const save =
  (change: SavedChange): AppThunk =>
  (dispatch, getState) => {
    const presser = getState().session; // by the time the code has loaded, another session may have begun
    dispatch(savePending(change));
    void loadCarryOut().then(({ carryOut }) => dispatch(carryOut(change, presser)));
  };

/** Returns a function that changes a saved product. */
export const useSave = (): ((change: SavedChange) => void) => {
  const dispatch = useAppDispatch();
  return (change) => dispatch(save(change));
};
