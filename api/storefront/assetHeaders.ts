/**
 * The headers of the files under `assets/`. They are cached for a year, because their names have a hash. The policy of
 * a page counts for the files that it loads, so these files have a short one.
 */
export const assetHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
