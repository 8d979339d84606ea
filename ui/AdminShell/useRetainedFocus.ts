import { useEffect } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

const focusablesIn = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(focusable)].filter((element) => !element.matches(':disabled'));

/** Remembers where an element was: its index among the focusable elements of each ancestor, nearest first. */
interface FocusPlace {
  element: HTMLElement;
  /** Id in the `aria-controls` of the nearest ancestor that has this attribute. */
  controls: string | undefined;
  places: { place: HTMLElement; position: number }[];
}

const placeOf = (element: HTMLElement, main: HTMLElement): FocusPlace => {
  const places: FocusPlace['places'] = [];
  for (let place = element.parentElement; place && main.contains(place); place = place.parentElement)
    places.push({ place, position: focusablesIn(place).indexOf(element) });
  const bar = element.parentElement?.closest('[aria-controls]');
  return { element, controls: bar?.getAttribute('aria-controls') ?? undefined, places };
};

/**
 * Returns the next element to focus: the first inside the controlled element, else the element now at the
 * same index in the nearest ancestor that is still in the document.
 */
const successorOf = ({ controls, places }: FocusPlace): HTMLElement | undefined => {
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
 * Keeps the focus inside `main`: if the focused control is removed or disabled, the control that takes its
 * place gets the focus.
 */
export const useRetainedFocus = (): void => {
  useEffect(() => {
    let remembered: FocusPlace | undefined;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      const main = target instanceof HTMLElement ? target.closest('main') : null;
      if (main && target !== main) remembered = placeOf(target as HTMLElement, main);
    };
    // a press outside the control removes the focus on purpose
    const forget = ({ target }: PointerEvent) => {
      if (!remembered?.element.contains(target as Node)) remembered = undefined;
    };
    const restore = () => {
      if (!remembered || document.activeElement !== document.body) return;
      const { element } = remembered;
      if (element.isConnected && !element.matches(':disabled')) return;
      successorOf(remembered)?.focus();
    };
    // waits for the next paint: only then does a disabled control lose the focus, and code that moves the
    // focus on purpose goes first
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
