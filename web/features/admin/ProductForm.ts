import { lazy } from 'react';

/** The form of a product, whose code loads when the form is shown first. */
export const ProductForm = lazy(() =>
  import('../../../ui/ProductForm/ProductForm.js').then((file) => ({ default: file.ProductForm })),
);
