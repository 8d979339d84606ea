/** What a shopper has in mind: one of the words in the name, on one of the shelves. */
export interface Meaning {
  name: RegExp;
  categoryPath: RegExp;
}

/** A product as far as it tells what it is. `shelf`: sub categories, and its type where the catalogue has one. */
export interface Listed {
  id: string;
  name: string;
  brand: string;
  categoryPath: string;
}

/** Words and parts of shelf names, with `|` between them; words stand whole, in singular or plural. */
export const meaning = (words: string, categories = '.'): Meaning => ({
  name: new RegExp(`\\b(?:${words})(?:s|es)?\\b`, 'i'),
  categoryPath: new RegExp(categories, 'i'),
});

/** Whether a product is what was meant. */
export const fits = ({ name, categoryPath }: Listed, meant: Meaning): boolean =>
  meant.name.test(name) && meant.categoryPath.test(categoryPath);
