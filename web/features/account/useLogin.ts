import type { LoginValues } from '../../../ui/LoginForm/LoginForm.js';
import { beginSession } from '../../app/session/session.js';
import { useAppDispatch } from '../../app/store.js';
import { accountApi } from './accountApi.js';

/**
 * Returns a function that logs in and stores the tokens; the customer's data loads from then on.
 * @throws CallFailure
 */
export const useLogin = (): ((values: LoginValues) => Promise<void>) => {
  const dispatch = useAppDispatch();
  const [login] = accountApi.useLoginMutation();
  return async (values) => {
    const { data } = await login(values).unwrap();
    dispatch(beginSession({ access: data.accesstoken, refresh: data.refreshToken }));
  };
};
