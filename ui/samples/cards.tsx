import { ProductCard } from '../ProductCard/ProductCard.js';
import { picturedProducts } from './pictures.js';

/** The sample shelf as cards; two of the second are in the cart. */
export const cards = picturedProducts.map((product, position) => (
  <ProductCard
    key={product._id}
    product={product}
    quantity={position === 1 ? 2 : 0}
    minutes={10}
    onQuantityChange={() => undefined}
  />
));
