import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { call, dataOf, upload } from '../../app/net/call.js';

const told = { success: 'toast' } as const;
const logged = { failure: 'log' } as const;
/** A yes as a toast, a no in its dialog. */
const asked = { success: 'toast', failure: 'quiet' } as const;

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation({ ...call(calls.user.register), extraOptions: told }),
    login: build.mutation({ ...call(calls.user.login), extraOptions: told }),
    forgotPassword: build.mutation({ ...call(calls.user.forgotPassword), extraOptions: told }),
    verifyOtp: build.mutation(call(calls.user.verifyOtp)),
    resetPassword: build.mutation({ ...call(calls.user.resetPassword), extraOptions: told }),
    logout: build.query({ ...call(calls.user.logout), extraOptions: logged }),
    getUser: build.query({ ...dataOf(calls.user.details), providesTags: ['User'], extraOptions: logged }),
    updateUser: build.mutation({ ...call(calls.user.update), invalidatesTags: ['User'], extraOptions: told }),
    uploadAvatar: build.mutation({
      ...upload(calls.user.uploadAvatar),
      invalidatesTags: ['User'],
      extraOptions: told,
    }),
    removeAccount: build.mutation({ ...call(calls.user.remove), extraOptions: asked }),
    getOrders: build.query({ ...dataOf(calls.order.list), providesTags: ['Orders'], extraOptions: logged }),
    getOrder: build.query({ ...dataOf(calls.order.details), providesTags: ['Orders'], extraOptions: logged }),
    cancelOrder: build.mutation({
      ...call(calls.order.cancel),
      invalidatesTags: ['Orders', 'Catalogue', 'Product'],
      extraOptions: told,
    }),
    getAddresses: build.query({ ...dataOf(calls.address.list), providesTags: ['Addresses'] }),
    createAddress: build.mutation({
      ...call(calls.address.create),
      invalidatesTags: ['Addresses'],
      extraOptions: told,
    }),
    updateAddress: build.mutation({
      ...call(calls.address.update),
      invalidatesTags: ['Addresses'],
      extraOptions: told,
    }),
    disableAddress: build.mutation({
      ...call(calls.address.disable),
      invalidatesTags: ['Addresses'],
      extraOptions: told,
    }),
  }),
});
