const place = 'tokri-reloaded';

/** ms between two reloads: code that is missing after one is missing for another reason. */
const once = 20_000;

/** When the last reload for missing code was; now, where it cannot be remembered, so that it never loops. */
const lastReload = (): number => {
  try {
    return Number(sessionStorage.getItem(place) ?? 0);
  } catch {
    return Date.now();
  }
};

/** Loads the page anew, unless that was done a moment ago. Says whether it does. */
export const reloadOnce = (): boolean => {
  if (Date.now() - lastReload() < once) return false;
  sessionStorage.setItem(place, String(Date.now()));
  window.location.reload();
  return true;
};
