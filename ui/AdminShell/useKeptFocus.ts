import { useEffect } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

const focusablesIn = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(focusable)].filter((element) => !element.matches(':disabled'));

/** Where an element was: its position among the focusable elements of each of its ancestors, the nearest ancestor first. */
interface RunningImport {
  element: HTMLElement;
  /** The id of what a bar around it acts on. */
  controls: string | undefined;
  places: { place: HTMLElement; position: number }[];
}

const standingOf = (element: HTMLElement, main: HTMLElement): RunningImport => {
  const places: RunningImport['places'] = [];
  for (let place = element.parentElement; place && main.contains(place); place = place.parentElement)
    places.push({ place, position: focusablesIn(place).indexOf(element) });
  const bar = element.parentElement?.closest('[aria-controls]');
  return { element, controls: bar?.getAttribute('aria-controls') ?? undefined, places };
};

/** What stands now where the element stood, in the nearest place that is still there; of a bar that is gone, what it acted on. */
const successorOf = ({ controls, places }: RunningImport): HTMLElement | undefined => {
  const controlled = document.getElementById(controls ?? '');
  const [first] = controlled ? focusablesIn(controlled) : [];
  if (first) return first;
  for (const { place, position } of places) {
    const candidates = place.isConnected ? focusablesIn(place) : [];
    const successor = candidates[position] ?? candidates.at(-1);
    if (successor) return successor;
  }
  return undefined;
};

/**
 * Keeps the focus in `main`, where the work is: when the control that had it is removed or disabled, the one that comes into its
 * place takes it, instead of the page.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let standing: RunningImport | undefined;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      const main = target instanceof HTMLElement ? target.closest('main') : null;
      if (main && target !== main) standing = standingOf(target as HTMLElement, main);
    };
    // a press beside all controls takes the focus away on purpose
    const forget = ({ target }: PointerEvent) => {
      if (!standing?.element.contains(target as Node)) standing = undefined;
    };
    const restore = () => {
      if (!standing || document.activeElement !== document.body) return;
      const { element } = standing;
      if (element.isConnected && !element.matches(':disabled')) return;
      successorOf(standing)?.focus();
    };
    // a disabled control loses the focus only as the page is drawn, and whoever moves the focus on purpose goes first
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTimeout(restore));
    };
    const observer = new MutationObserver(later);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
};
