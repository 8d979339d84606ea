/** A collation that compares names without regard to case: "Dairy" and "dairy" are the same name. */
export const sameName = { locale: 'en', strength: 2 } as const;

const { compare } = new Intl.Collator(sameName.locale, { sensitivity: 'accent' });

/** Tells whether two names are the same, ignoring case. It compares in memory as the collation does in the database. */
export const isSameName = (one: string, other: string): boolean => compare(one, other) === 0;
