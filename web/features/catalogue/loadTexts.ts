/** Loads the code that shows the details of a product. */
export const loadDetails = () =>
  import('../../../ui/ProductDetails/ProductDetails.js').then((file) => ({ default: file.ProductDetails }));

/** Loads the code that shows the reasons to shop here; it is in the same chunk. */
export const loadBlurbs = () =>
  import('../../../ui/PromoBlurbs/PromoBlurbs.js').then((file) => ({ default: file.PromoBlurbs }));
