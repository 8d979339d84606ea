import { ProductCard } from '../ProductCard/ProductCard.js';
import { inHindi } from './hindi.js';
import { productsWithImages } from './images.js';

const cardsOf = (sampleRows: typeof productsWithImages) =>
  sampleRows.map((product, position) => (
    <ProductCard
      key={product._id}
      product={product}
      quantity={position === 1 ? 2 : 0}
      minutes={10}
      onQuantityChange={() => undefined}
    />
  ));

/** Cards of the sample products; two pieces of the second are in the cart. */
export const cards = cardsOf(productsWithImages);

export const hindiCards = cardsOf(inHindi(productsWithImages));
