import type { DeliveryPromise } from '../../contract/delivery.js';
import { fill } from '../../contract/messages/fill.js';
import type { PageMessages } from '../../contract/messages/page/en.js';
import { momentInBrief } from '../../contract/openingWords.js';

/** Minutes from which a promise is written as a time of day. */
const longWait = 60;

/**
 * Writes a promise in a few words: "10 min", "By 7 pm", "Opens Fri 9 am", "Opens 13 Nov", "Not here yet".
 * @param now decides whether the day is named
 */
export const promiseText = (
  { served, open, opens, minutes, deliverBy }: DeliveryPromise,
  { language, delivery: { place } }: PageMessages,
  now: Date,
): string => {
  if (!served) return place.notYet;
  if (!open)
    return opens ? fill(place.opens, { time: momentInBrief(language, new Date(opens), now) }) : place.closed;
  if (minutes <= longWait) return fill(place.minutes, { minutes });
  return fill(place.by, { time: momentInBrief(language, new Date(deliverBy), now) });
};
