import { useEffect, useState } from 'react';
import { constants } from '../../contract/limits.js';
import { useStill } from '../theme/still.js';

/** How far the typing is: the prompt's position, how many letters of it are shown, and whether they are being taken back. */
interface Typing {
  position: number;
  letters: number;
  erasing: boolean;
}

/** One keystroke on, and how long to wait before the next, in ms. */
export const nextKeystroke = (prompts: readonly string[], typing: Typing): [Typing, wait: number] => {
  const { position, letters, erasing } = typing;
  const length = prompts[position]?.length ?? 0;
  if (!erasing && letters < length) return [{ ...typing, letters: letters + 1 }, constants.typingSpeed];
  if (!erasing) return [{ ...typing, erasing: true }, constants.typingPause];
  if (letters > 0) return [{ ...typing, letters: letters - 1 }, constants.typingSpeed];
  return [{ position: (position + 1) % prompts.length, letters: 0, erasing: false }, constants.typingSpeed];
};

/**
 * Types the prompts one after the other, forever (S-173). It starts with the first one whole, as the server draws it;
 * it rests while `paused`, and for those who ask for less motion it never starts.
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
    // `next` and `wait` follow from `typing`; the prompts are new at each render
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typing, resting]);
  return prompts[typing.position]?.slice(0, typing.letters) ?? '';
}
