import { dayOf } from '../../contract/dates.js';
import type { ProductWithCategories } from '../catalogue/catalogueProjection.service.js';
import { brandsOf } from '../common/brands.js';

/** A schema.org object for JSON-LD. Addresses are absolute. */
export type StructuredData = Readonly<Record<string, unknown>> & { '@type': string };

export interface BreadcrumbEntry {
  name: string;
  link: string;
}

const context = 'https://schema.org';

/** Describes the shop by name, for the results of search engines. */
export const siteInSchema = (name: string, link: string): StructuredData => ({
  '@context': context,
  '@type': 'WebSite',
  name,
  url: link,
});

interface Offered {
  link: string;
  /** The price of the product, in rupees. */
  price: string;
  images: string[];
  /** The newest reviews. */
  reviews: readonly { stars: number; text: string; name: string; at: Date }[];
  /** The author of a review without a name. */
  nameless: string;
}

/** Describes the ratings and newest reviews of a product; nothing for a product without ratings. */
const ratingInSchema = (
  { rating }: Pick<ProductWithCategories, 'rating'>,
  { reviews, nameless }: Pick<Offered, 'reviews' | 'nameless'>,
) =>
  rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      ratingCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    ...(reviews.length && {
      review: reviews.map(({ stars, text, name, at }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
        author: { '@type': 'Person', name: name || nameless },
        datePublished: dayOf(at),
        reviewBody: text,
      })),
    }),
  };

/** Describes a product with its offer and ratings, so that search engines show price, stock and stars. */
export const productInSchema = (
  product: Pick<
    ProductWithCategories,
    '_id' | 'name' | 'unit' | 'description' | 'stock' | 'more_details' | 'rating'
  >,
  { link, price, images, reviews, nameless }: Offered,
): StructuredData => {
  const [brand] = brandsOf(product);
  return {
    '@context': context,
    '@type': 'Product',
    name: product.name,
    sku: product._id,
    size: product.unit,
    ...(product.description && { description: product.description }),
    ...(images.length && { image: images }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...ratingInSchema(product, { reviews, nameless }),
    offers: {
      '@type': 'Offer',
      url: link,
      priceCurrency: 'INR',
      price,
      availability: `${context}/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${context}/NewCondition`,
    },
  };
};

/** Describes the breadcrumbs of a page, from the home page to the page itself. */
export const crumbsInSchema = (crumbs: readonly BreadcrumbEntry[]): StructuredData => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, link }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: link,
  })),
});
