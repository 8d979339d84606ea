/** What a shopper has in mind: a word in the product's name, and a category. */
export interface Meaning {
  name: RegExp;
  categoryPath: RegExp;
}

/**
 * A product as a query sees it. `categoryPath` has the subcategories and, if the catalogue has one, the type.
 */
export interface Listed {
  id: string;
  name: string;
  brand: string;
  categoryPath: string;
}

/**
 * Builds a meaning. Words and parts of category names are separated by `|`; words match whole, singular or
 * plural.
 */
export const meaning = (words: string, categories = '.'): Meaning => ({
  name: new RegExp(`\\b(?:${words})(?:s|es)?\\b`, 'i'),
  categoryPath: new RegExp(categories, 'i'),
});

/** Checks whether a product has this meaning. */
export const fits = ({ name, categoryPath }: Listed, meant: Meaning): boolean =>
  meant.name.test(name) && meant.categoryPath.test(categoryPath);
