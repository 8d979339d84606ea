const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Checks whether the path of an opened page differs from its current link, for example after a product was
 * renamed. Both are compared URL-decoded.
 */
export const isStale = (pathname: string, link: string): boolean => decoded(pathname) !== decoded(link);
