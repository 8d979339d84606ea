const place = 'tokri-reloaded';

/** In ms: code that is missing soon after a reload is missing for another reason. */
const once = 20_000;

/**
 * Stores the time of a reload, unless one has just happened. Without storage it forbids the reload, so that
 * the page never loops.
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
 * Reloads the page, unless that has just happened.
 * @returns whether it reloads
 */
export const reloadOnce = (): boolean => {
  const may = mayReload();
  if (may) window.location.reload();
  return may;
};
