const place = 'tokri-reloaded';

/** ms between two reloads: a chunk that is missing after one is missing for another reason. */
const once = 20_000;

/** When the last reload for a missing chunk was; now, where it cannot be remembered, so that it never loops. */
const lastReload = (): number => {
  try {
    return Number(sessionStorage.getItem(place) ?? 0);
  } catch {
    return Date.now();
  }
};

/** After a deployment the chunks of an open page are gone: one reload gets the new ones. */
export const reloadOnStaleChunks = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || Date.now() - lastReload() < once) return; // then the error boundary says so
    event.preventDefault();
    sessionStorage.setItem(place, String(Date.now()));
    window.location.reload();
  });
};
