import { ProductCard } from '../ProductCard/ProductCard.js';
import { inHindi } from './hindi.js';
import { picturedProducts } from './pictures.js';

const cardsOf = (shelf: typeof picturedProducts) =>
  shelf.map((product, position) => (
    <ProductCard
      key={product._id}
      product={product}
      quantity={position === 1 ? 2 : 0}
      minutes={10}
      onQuantityChange={() => undefined}
    />
  ));

/** The sample shelf as cards; two of the second are in the cart. */
export const cards = cardsOf(picturedProducts);

export const hindiCards = cardsOf(inHindi(picturedProducts));
