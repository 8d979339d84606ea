import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, useEffect } from 'react';
import { constants } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { SearchIcon } from '../icons/shopIcons.js';
import { fieldStyles } from '../SearchField/fieldStyles.js';
import { useMessages } from '../theme/messages.js';
import { withSx } from '../theme/styles.js';

export interface SearchPromptProps extends Omit<ButtonBaseProps<'a'>, 'children'> {
  /** Address of the page to open; by default the shop's search page. */
  href?: string;
}

/**
 * Types example searches letter by letter. It is a separate component, so that each letter renders only this
 * text and not the whole search link.
 */
function Typed({ paused }: { paused: boolean }) {
  const { search } = useMessages().ui;
  const prompts = search.prompts.map((word) => fill(search.prompt, { word }));
  return useTypedPrompt(prompts, paused);
}

/** Renders a link to the search page that looks like the search box and types example searches. */
export function SearchPrompt(props: SearchPromptProps) {
  const { href = routes.search, onFocus, onBlur, onMouseEnter, onMouseLeave, sx, ...root } = props;
  const { search } = useMessages().ui;
  const [attended, setAttended] = useState(false);
  const noting =
    <Handled,>(isAttended: boolean, then?: (event: Handled) => void) =>
    (event: Handled) => {
      setAttended(isAttended);
      then?.(event);
    };
  return (
    <ButtonBase
      href={href}
      onFocus={noting(true, onFocus)}
      onBlur={noting(false, onBlur)}
      onMouseEnter={noting(true, onMouseEnter)}
      onMouseLeave={noting(false, onMouseLeave)}
      sx={withSx(sx, fieldStyles, {
        justifyContent: 'flex-start',
        gap: 1,
        border: 1,
        borderColor: 'outline',
        color: 'text.secondary',
        typography: 'body1',
        '&:hover': { borderColor: 'text.secondary' },
      })}
      {...root}
    >
      <SearchIcon />
      <VisuallyHidden>{search.label}</VisuallyHidden>
      <Box component="span" aria-hidden sx={{ whiteSpace: 'nowrap', overflow: 'hidden' }}>
        <Typed paused={attended} />
      </Box>
    </ButtonBase>
  );
}

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
function useTypedPrompt(prompts: readonly string[], paused: boolean): string {
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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typing, resting]);
  return prompts[typing.position]?.slice(0, typing.letters) ?? '';
}

/** Tells whether motion is off, because the system or the theme asks for it. */
function useStill(): boolean {
  const asked = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useTheme().motion.reducedMotion === 'always' || asked;
}
