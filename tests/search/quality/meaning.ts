/** What a shopper has in mind: one of the words in the name, on one of the shelves. */
export interface Meaning {
  name: RegExp;
  shelf: RegExp;
}

/** A product as far as it tells what it is. `shelf`: sub categories, and its type where the catalogue has one. */
export interface Listed {
  id: string;
  name: string;
  brand: string;
  shelf: string;
}

/** Words and parts of shelf names, with `|` between them; words stand whole, in singular or plural. */
export const meaning = (words: string, shelves = '.'): Meaning => ({
  name: new RegExp(`\\b(?:${words})(?:s|es)?\\b`, 'i'),
  shelf: new RegExp(shelves, 'i'),
});

/** Whether a product is what was meant. */
export const fits = ({ name, shelf }: Listed, meant: Meaning): boolean =>
  meant.name.test(name) && meant.shelf.test(shelf);
