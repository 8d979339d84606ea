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
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
};
