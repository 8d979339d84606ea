import { useEffect, useState } from 'react';
import { calls } from '../../../contract/calls.js';
import type { LiveState } from '../../../ui/LiveMark/LiveMark.js';
import { api } from '../../app/api.js';
import { followStream } from '../../app/net/eventStream.js';
import { useAppDispatch } from '../../app/store.js';

/** Order numbers kept as new. */
const most = 50;

/** Keeps the board as the shop is: every order that is placed or moved makes it ask again. */
export const useLiveOrders = () => {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<LiveState>('reconnecting');
  const [fresh, setFresh] = useState<readonly string[]>([]);
  useEffect(() => {
    const closing = new AbortController();
    const refresh = () => dispatch(api.util.invalidateTags(['Board']));
    const following = followStream(
      calls.order.events,
      {
        onOpen: () => {
          setState('live');
          refresh(); // what happened before is not told
        },
        onEvent: ({ orderId, status }) => {
          if (status === 'placed') setFresh((before) => [orderId, ...before].slice(0, most));
          refresh();
        },
        onLost: () => setState('reconnecting'),
      },
      closing.signal,
    );
    void dispatch(following);
    return () => closing.abort();
  }, [dispatch]);
  return { state, fresh };
};
