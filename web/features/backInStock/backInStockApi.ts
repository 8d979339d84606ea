import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { call, dataOf, provides } from '../../app/net/call.js';

const renews = { invalidatesTags: ['BackInStock' as const] };
const shownInPlace = { extraOptions: { failure: 'quiet' as const } };

/** The endpoints of mails about products that are back in stock, which are not in the specification. */
export const backInStockApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the customer's requests that wait. */
    getWaiting: build.query({ ...dataOf(calls.backInStock.list), ...provides('log', 'BackInStock') }),
    ask: build.mutation({ ...call(calls.backInStock.ask), ...renews }),
    askAsGuest: build.mutation({ ...call(calls.backInStock.askAsGuest), ...shownInPlace }),
    cancelAsked: build.mutation({ ...call(calls.backInStock.cancel), ...renews }),
    stopMails: build.mutation({ ...call(calls.backInStock.stop), ...shownInPlace }),
  }),
});
