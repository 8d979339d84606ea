interface Connection {
  saveData?: boolean;
  /** The connection speed by the Network Information API: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** Tells whether the visitor saves data or has a very slow connection. In both cases no code is preloaded. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

/**
 * Calls `work` once the browser is idle.
 * @returns a function that cancels the work
 */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
};

/**
 * The events by which a person uses the page; the script in the page's head notes the first one. Focus is not among
 * them, because the app sets it too.
 */
export const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'click', 'input'];

/**
 * Calls `work` once a person uses the page and the browser is idle. The first view thus loads nothing that it
 * does not show.
 * @returns a function that cancels the work
 */
export const whenUsed = (work: () => void): (() => void) => {
  if ('used' in document.documentElement.dataset) return whenIdle(work);
  const used = new AbortController();
  let cancel = () => used.abort();
  const onSign = () => {
    used.abort();
    cancel = whenIdle(work);
  };
  for (const sign of signs)
    window.addEventListener(sign, onSign, { capture: true, passive: true, signal: used.signal });
  return () => cancel();
};
