import { useEffect, useState } from 'react';
import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { followTogether } from '../../app/net/sharedStream.js';
import { useSessionUserId, useSession } from '../../app/session/useSession.js';
import { useAppDispatch } from '../../app/store.js';

/**
 * Reloads the customer's orders after each change, while the screen is open and the customer is logged in.
 * @param onChange called after each change, and each time the connection opens; must stay the same function
 * @returns whether the connection is open
 */
export const useLiveOrders = (onChange?: () => void): boolean => {
  const dispatch = useAppDispatch();
  const session = useSession();
  const userId = useSessionUserId();
  const [live, setLive] = useState(false);
  useEffect(() => {
    if (session !== 'customer') return;
    const closing = new AbortController();
    const following = followTogether(
      calls.order.follow,
      `orders-${userId ?? ''}`,
      {
        onOpen: () => {
          setLive(true);
          dispatch(api.util.invalidateTags(['Orders'])); // changes before the connection are not sent
          onChange?.();
        },
        onEvent: ({ status }) => {
          const moved = status === 'placed' ? (['Orders', 'Cart'] as const) : (['Orders'] as const);
          dispatch(api.util.invalidateTags([...moved]));
          onChange?.();
        },
        onLost: () => setLive(false),
      },
      closing.signal,
    );
    void dispatch(following);
    return () => {
      closing.abort();
      setLive(false);
    };
  }, [dispatch, session, userId, onChange]);
  return live;
};
