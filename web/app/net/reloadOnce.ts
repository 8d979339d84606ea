const place = 'tokri-reloaded';

/** ms between two reloads: code that is missing after one is missing for another reason. */
const once = 20_000;

/** Notes a reload, unless there was one a moment ago; where it cannot be noted there is none, so that it never loops. */
const mayReload = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(place) ?? 0) < once) return false;
    sessionStorage.setItem(place, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/** Loads the page anew, unless that was done a moment ago. Says whether it does. */
export const reloadOnce = (): boolean => {
  const may = mayReload();
  if (may) window.location.reload();
  return may;
};
