import { useEffect, useState } from 'react';
import { constants } from '../../contract/limits.js';
import { useStill } from '../theme/still.js';

/**
 * State of the typing animation: the index of the example search, the number of visible letters, and whether
 * letters are being removed.
 */
interface Typing {
  position: number;
  letters: number;
  erasing: boolean;
}

/** Returns the next state of the typing animation, and the time in ms before it is shown. */
export const nextKeystroke = (prompts: readonly string[], typing: Typing): [Typing, wait: number] => {
  const { position, letters, erasing } = typing;
  const length = prompts[position]?.length ?? 0;
  if (!erasing && letters < length) return [{ ...typing, letters: letters + 1 }, constants.typingSpeed];
  if (!erasing) return [{ ...typing, erasing: true }, constants.typingPause];
  if (letters > 0) return [{ ...typing, letters: letters - 1 }, constants.typingSpeed];
  return [{ position: (position + 1) % prompts.length, letters: 0, erasing: false }, constants.typingSpeed];
};

/**
 * Returns the visible part of an example search that is typed letter by letter, one example after the other
 * in a loop. It starts with the whole first example, as the server renders it. It stops while `paused`, and
 * never starts if the user prefers reduced motion.
 */
export function useTypedPrompt(prompts: readonly string[], paused: boolean): string {
  const still = useStill();
  const [typing, setTyping] = useState<Typing>({
    position: 0,
    letters: prompts[0]?.length ?? 0,
    erasing: false,
  });
  const resting = paused || still || prompts.length === 0;
  const [next, wait] = nextKeystroke(prompts, typing);
  useEffect(() => {
    if (resting) return undefined;
    const timer = setTimeout(() => setTyping(next), wait);
    return () => clearTimeout(timer);
    // `next` and `wait` follow from `typing`; the prompts are new on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typing, resting]);
  return prompts[typing.position]?.slice(0, typing.letters) ?? '';
}
