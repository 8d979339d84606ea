import { savesData, signs } from './app/idle.js';
import { storeLanguage } from './app/session/storage.js';

/**
 * The app's files in the order of their imports, and those of screens by their path. `/product/` stands for all
 * products, and the empty path for all other screens that show products.
 */
declare const FILES: readonly string[];
declare const SCREENS: Readonly<Record<string, readonly string[]>>;

type Find = () => HTMLElement | null | undefined;

/**
 * Runs inline in the page's head, before the first paint and long before the app: it sets the theme, starts
 * the app, and keeps presses of buttons until the app can answer them. All that it imports is inlined too.
 */
((files, screens) => {
  const page = document.documentElement;

  page.dataset.firstView = ''; // lazy images wait for the end of the first view
  page.dataset.starting = ''; // placeholders stand still until the app runs
  document.addEventListener('app-ready', () => delete page.dataset.starting, { once: true });
  page.dataset.address = location.pathname + location.search; // Back may change it before the app starts

  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // the visitor blocks storage
    }
  };
  // the keys under which MUI stores the theme
  const mode = stored('mui-mode') ?? 'system';
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = stored(`mui-color-scheme-${isDark ? 'dark' : 'light'}`) ?? (isDark ? 'dark' : 'light');

  const addLink = (rel: string, href: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  };
  const isProduct = location.pathname.startsWith('/product/');
  const preloads = [...files, ...(screens[isProduct ? '/product/' : location.pathname] ?? screens[''] ?? [])];
  let isParsed = false;
  let started = false;
  /** Loads the app in several tasks, so that none blocks the page for long. */
  const start = async () => {
    if (!isParsed) return; // an incomplete page cannot be hydrated
    delete page.dataset.firstView;
    if (started) return;
    started = true;
    for (const href of preloads.splice(0)) addLink('modulepreload', href);
    try {
      for (const file of files) {
        await import(file);
        await new Promise((next) => setTimeout(next));
      }
    } catch {
      setTimeout(() => (started = false), retryAfter); // then the next sign of a person tries again
    }
  };

  /** In ms: until so long after the load event, the first view has the network and processor alone. */
  const pause = 200;
  /** In ms: the first view ends at most so late, because an image may never load; then the app starts at most so late. */
  const latest = 4_000;
  const retryAfter = 2_000;

  /**
   * Starts the app once no image has loaded for a while: images and app together would keep a slow processor busy, and
   * the page could not answer.
   */
  const startAfterImages = () => {
    const rest = 300; // ms
    let timer = setTimeout(start, rest);
    const wait = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      clearTimeout(timer);
      timer = setTimeout(start, rest);
    };
    document.addEventListener('load', wait, { capture: true }); // an image's load event does not bubble
    setTimeout(() => {
      document.removeEventListener('load', wait, { capture: true });
      void start();
    }, latest);
  };

  const early: { button: HTMLElement; find: Find }[] = [];
  /** Keeps a press of a button, and shows at once that it was noticed. */
  const keep = (event: Event) => {
    // after a press, a link waits too: it would leave the page before the press is done
    const kinds = early.length ? '#root button, #root a' : '#root button';
    const button = (event.target as Element).closest<HTMLElement>(kinds);
    if (!button) return;
    if (reloadInLanguage(event, button)) return;
    event.preventDefault();
    event.stopPropagation();
    show(button);
    early.push({ button, find: finderOf(button) });
  };
  /**
   * Lets the server render the page in the language of a pressed button, until React has taken the screen over. A change
   * of language before would make React take over and render one part after the other, and block the page for seconds.
   * A press that waits would be lost. @returns whether it reloads the page
   */
  const reloadInLanguage = (event: Event, { lang, ariaPressed }: HTMLElement): boolean => {
    const isWaiting = early.length > 0 || document.querySelector('[data-early]');
    if (!lang || ariaPressed === 'true' || isWaiting || !navigator.onLine) return false;
    const last = [...document.querySelectorAll('main, main *')].at(-1) ?? page;
    if (Object.keys(last).some((key) => key.startsWith('__react'))) return false; // React's mark of its elements
    event.preventDefault();
    event.stopPropagation();
    storeLanguage(lang);
    location.reload();
    return true;
  };
  const show = (button: HTMLElement) => {
    button.dataset.early = '';
    button.ariaBusy = 'true';
  };
  const stopShowing = (button: HTMLElement) => {
    delete button.dataset.early;
    button.ariaBusy = null;
  };
  /**
   * Keeps the events of a press from React. React would take over the pressed part at once, and block the page
   * before it can show the press.
   */
  const keepFromReact = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('#root button, #root a');
    if (!button) return;
    event.stopPropagation();
    if (event.type === 'pointerdown' && button.tagName === 'BUTTON') watchRelease(button);
  };
  const presses = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'focusin'];
  const onSign = (sign?: Event) => {
    if (sign) page.dataset.used = ''; // see `whenUsed`
    void start();
  };
  const quiet = { capture: true, passive: true };

  /**
   * Notes how to find a button again where the app renders the page anew: Add by its product, because the language may
   * be another; others by their text. It is not found until its product is shown, and null if it is gone.
   */
  const finderOf = (button: HTMLElement): Find => {
    const { ariaLabel, textContent, tagName } = button;
    // a heart is pressed or not, and is found by its text
    const place =
      tagName === 'BUTTON' && !button.ariaPressed && button.closest<HTMLElement>('[data-product]');
    const product = place ? place.dataset.product : undefined;
    const isSame = (other: HTMLElement) => other.ariaLabel === ariaLabel && other.textContent === textContent;
    return () => {
      if (button.isConnected) return button;
      if (!product)
        return [...document.querySelectorAll<HTMLElement>(`#root ${tagName}`)].find(isSame) ?? null;
      const places = [...document.querySelectorAll(`[data-product="${product}"]`)];
      const buttons = places.map((shown) => [
        ...shown.querySelectorAll<HTMLElement>('button:not([aria-pressed])'),
      ]);
      // two buttons: the product is in the cart already
      return places.length ? (buttons.find(({ length }) => length === 1)?.[0] ?? null) : undefined;
    };
  };
  /** Presses a button again; one that the app renders anew may come later. */
  const repeatPress = (find: Find, attempts = 50) => {
    const button = find();
    if (button) {
      stopShowing(button);
      button.click();
    } else if (button === undefined && attempts) setTimeout(() => repeatPress(find, attempts - 1), 100);
  };
  /**
   * Repeats a press that did not reach its button, until it does or another page is shown. React stops a press while the
   * code of its part has not loaded yet, and a press that makes React render the part anew ends with it.
   */
  const keepStopped = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('#root button:not([data-early])');
    if (!button || reloadInLanguage(event, button)) return;
    const find = finderOf(button);
    const { pathname } = location;
    const arrived = new AbortController();
    const onArrival = () => {
      if (!button.isConnected) return;
      stopShowing(button);
      arrived.abort();
    };
    button.addEventListener('click', onArrival, { capture: true, once: true, signal: arrived.signal });
    setTimeout(() => {
      if (arrived.signal.aborted) return;
      arrived.abort();
      show(button);
      setTimeout(() => (location.pathname === pathname ? repeatPress(find) : stopShowing(button)), 300);
    });
  };
  /** Repeats a press during which the app renders the page anew: the browser sends no click then. */
  const watchRelease = (button: HTMLElement) => {
    const find = finderOf(button);
    const released = new AbortController();
    const onRelease = ({ type }: Event) => {
      released.abort();
      if (type === 'pointerup' && !button.isConnected) repeatPress(find);
    };
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, onRelease, { capture: true, signal: released.signal });
  };
  const stopKeeping = () => {
    document.removeEventListener('click', keep, true);
    for (const press of presses) document.removeEventListener(press, keepFromReact, true);
  };
  const doEarly = () => {
    stopKeeping();
    document.addEventListener('click', keepStopped, true);
    for (const { find } of early) repeatPress(find);
  };

  // at once: a slow page is painted, and pressed, before it has arrived completely
  for (const sign of signs) addEventListener(sign, onSign, quiet);
  document.addEventListener('click', keep, true);
  for (const press of presses) document.addEventListener(press, keepFromReact, quiet);

  document.addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    if (!document.getElementById('root')?.hasChildNodes()) {
      stopKeeping();
      return start();
    }
    if ('used' in page.dataset) void start();
    // after the frame that shows the press, and in a task of its own: React takes the pressed part over at once
    const afterFrame = () => requestAnimationFrame(() => setTimeout(doEarly));
    document.addEventListener('app-ready', afterFrame, { once: true });
    let ended = false;
    const endFirstView = () => {
      if (ended) return;
      ended = true;
      delete page.dataset.firstView;
      if (!document.querySelector('link[rel=manifest]')) addLink('manifest', '/manifest.webmanifest'); // loads an icon
      // visitors who save data get the app when they use the page
      if (!savesData()) startAfterImages();
    };
    // cart and checkout show nothing before the app runs, so it starts right after the first paint
    if (location.pathname in screens && !savesData()) requestAnimationFrame(() => setTimeout(start));
    addEventListener('load', () => setTimeout(endFirstView, pause));
    setTimeout(endFirstView, latest);
    return undefined;
  });
})(FILES, SCREENS);
