import { useEffect, useState } from 'react';
import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { followTogether } from '../../app/net/sharedStream.js';
import { usePerson, useSession } from '../../app/session/useSession.js';
import { useAppDispatch } from '../../app/store.js';

/** Keeps the own orders as the shop has them, for as long as somebody looks and is logged in. @returns whether they are told as it happens */
export const useLiveOrders = (): boolean => {
  const dispatch = useAppDispatch();
  const session = useSession();
  const person = usePerson();
  const [live, setLive] = useState(false);
  useEffect(() => {
    if (session !== 'customer') return;
    const closing = new AbortController();
    const following = followTogether(
      calls.order.follow,
      `orders-${person ?? ''}`,
      {
        onOpen: () => {
          setLive(true);
          dispatch(api.util.invalidateTags(['Orders'])); // what happened before is not told
        },
        onEvent: ({ status }) => {
          const moved = status === 'placed' ? (['Orders', 'Cart'] as const) : (['Orders'] as const);
          dispatch(api.util.invalidateTags([...moved]));
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
  }, [dispatch, session, person]);
  return live;
};
