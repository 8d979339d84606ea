import type { LoginValues } from '../../../ui/LoginForm/LoginForm.js';
import { beginSession } from '../../app/session/session.js';
import { useAppDispatch } from '../../app/store.js';
import { accountApi } from './accountApi.js';

/**
 * Logs in: stores the tokens, and the customer's data loads.
 * @throws Failure
 */
export const useLogin = (): ((values: LoginValues) => Promise<void>) => {
  const dispatch = useAppDispatch();
  const [login] = accountApi.useLoginMutation();
  return async (values) => {
    const { data } = await login(values).unwrap();
    dispatch(beginSession({ access: data.accesstoken, refresh: data.refreshToken }));
  };
};
