import { useEffect, useState } from 'react';
import { calls } from '../../../contract/calls.js';
import type { LiveBadgeState } from '../../../ui/LiveBadge/LiveBadge.js';
import { api } from '../../app/api.js';
import { followTogether } from '../../app/net/sharedStream.js';
import { useSessionUserId } from '../../app/session/useSession.js';
import { useAppDispatch } from '../../app/store.js';

/** The maximum number of orders that stay marked as new. */
const max = 50;

/** Updates the admin orders live: each placed or changed order reloads them. */
export const useLiveAdminOrders = () => {
  const dispatch = useAppDispatch();
  const userId = useSessionUserId();
  const [state, setState] = useState<LiveBadgeState>('reconnecting');
  const [fresh, setFresh] = useState<readonly string[]>([]);
  useEffect(() => {
    const closing = new AbortController();
    const refresh = () => dispatch(api.util.invalidateTags(['AdminOrders']));
    const following = followTogether(
      calls.order.events,
      `adminOrders-${userId ?? ''}`,
      {
        onOpen: () => {
          setState('live');
          refresh(); // earlier events are not sent
        },
        onEvent: ({ orderId, status }) => {
          if (status === 'placed') setFresh((before) => [orderId, ...before].slice(0, max));
          refresh();
        },
        onLost: () => setState('reconnecting'),
      },
      closing.signal,
    );
    void dispatch(following);
    return () => closing.abort();
  }, [dispatch, userId]);
  return { state, fresh };
};
