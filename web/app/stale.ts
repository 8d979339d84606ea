const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Checks whether an address has an outdated name. Both are compared decoded. */
export const isStale = (pathname: string, link: string): boolean => decoded(pathname) !== decoded(link);
