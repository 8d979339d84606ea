import { calls } from '../../../contract/calls.js';
import type { Session } from '../../../contract/session.js';
import { api } from '../../app/api.js';
import { call, dataOf, pageByPage, provides, invalidates, upload } from '../../app/net/call.js';
import { isFailure } from '../../app/net/failure.js';

const withToast = { success: 'toast' } as const;
const logged = { failure: 'log' } as const;
const shownInPlace = { success: 'toast', failure: 'quiet' } as const;

/** Checks whether a deletion failed because the entry no longer exists; that counts as done. */
const isGone = ({ error }: { error: unknown }) => isFailure(error) && error.code === 'notFound';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation({ ...call(calls.user.register), extraOptions: withToast }),
    login: build.mutation({ ...call(calls.user.login), extraOptions: withToast }),
    forgotPassword: build.mutation({ ...call(calls.user.forgotPassword), extraOptions: withToast }),
    verifyOtp: build.mutation(call(calls.user.verifyOtp)),
    resetPassword: build.mutation({ ...call(calls.user.resetPassword), extraOptions: withToast }),
    undoEmail: build.mutation({ ...call(calls.user.undoEmail), extraOptions: withToast }),
    logout: build.query({ ...call(calls.user.logout), extraOptions: logged }),
    getUser: build.query({ ...dataOf(calls.user.details), ...provides('log', 'User') }),
    updateUser: build.mutation({ ...call(calls.user.update), ...invalidates('toast', 'User') }),
    uploadAvatar: build.mutation({ ...upload(calls.user.uploadAvatar), ...invalidates('toast', 'User') }),
    getSessions: build.query({ ...dataOf(calls.user.sessions), extraOptions: logged }),
    endSession: build.mutation({
      ...call(calls.user.endSession),
      extraOptions: shownInPlace,
      async onQueryStarted({ sessionId }, { dispatch, queryFulfilled }) {
        if (await queryFulfilled.then(() => true, isGone))
          dispatch(keepSessions(({ _id }) => _id !== sessionId));
      },
    }),
    endOtherSessions: build.mutation({
      ...call(calls.user.endOtherSessions),
      extraOptions: shownInPlace,
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.then(
          () => true,
          () => false, // its screen shows the failure
        );
        if (done) dispatch(keepSessions(({ current }) => current));
      },
    }),
    removeAccount: build.mutation({ ...call(calls.user.remove), extraOptions: shownInPlace }),
    /**
     * Loads the customer's orders page by page, the newest first. It has no tags: invalidating a list that no
     * screen shows drops its pages, and Back would miss them.
     */
    getOrders: build.infiniteQuery({
      ...pageByPage(calls.order.list, (_all: void, page) => (page > 1 ? { page } : {})),
      extraOptions: logged,
    }),
    getNewestOrders: build.query({ ...dataOf(calls.order.list), ...provides('log', 'Orders') }),
    getOrder: build.query({ ...dataOf(calls.order.details), ...provides('log', 'Orders') }),
    /** Asks the shop to check the payment of an order; reloads the order if it no longer awaits payment. */
    askPayment: build.mutation({
      ...dataOf(calls.order.askPayment),
      invalidatesTags: (order) => (order && order.payment_status !== 'awaiting' ? ['Orders'] : []),
      extraOptions: logged,
    }),
    cancelOrder: build.mutation({
      ...call(calls.order.cancel),
      ...invalidates('toast', 'Orders', 'Catalogue', 'Product'),
    }),
    reportProblem: build.mutation({ ...call(calls.order.reportProblem), ...invalidates('quiet', 'Orders') }),
    getAddresses: build.query({
      ...dataOf(calls.address.list),
      ...provides('log', 'Addresses'), // screens show a failure themselves, and the header asks on every page
    }),
    createAddress: build.mutation({ ...call(calls.address.create), ...invalidates('toast', 'Addresses') }),
    updateAddress: build.mutation({ ...call(calls.address.update), ...invalidates('toast', 'Addresses') }),
    disableAddress: build.mutation({ ...call(calls.address.disable), ...invalidates('toast', 'Addresses') }),
  }),
});

/** Removes the sessions from the cached list for which `fits` is false. */
const keepSessions = (fits: (session: Session) => boolean) =>
  accountApi.util.updateQueryData('getSessions', undefined, (sessions) => sessions.filter(fits));
