const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Whether an address says another name than the thing has now (W-23): compared as text, however it is encoded. */
export const isStale = (pathname: string, link: string): boolean => decoded(pathname) !== decoded(link);
