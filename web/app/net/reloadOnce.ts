const place = 'tokri-reloaded';

/**
 * In ms: the page is not reloaded twice within this time. Code that is still missing so soon after a reload
 * is missing for a reason that a reload does not solve.
 */
const once = 20_000;

/**
 * Checks whether the page may be reloaded and, if so, stores the time. Forbids it if the page has just been
 * reloaded or the session storage is blocked, so that it never reloads in a loop.
 */
const mayReload = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(place) ?? 0) < once) return false;
    sessionStorage.setItem(place, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/**
 * Reloads the page, unless it was reloaded within the last 20 seconds.
 * @returns whether it reloads
 */
export const reloadOnce = (): boolean => {
  const may = mayReload();
  if (may) window.location.reload();
  return may;
};
