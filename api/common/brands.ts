interface Detail {
  name: string;
  value: string;
}

export const isBrand = ({ name }: Pick<Detail, 'name'>): boolean => /^(brand|ब्रांड)$/i.test(name.trim());

/** Returns the brands that a product's extra details name. `map` comes last: an array that it makes has no spare places. */
export const brandsOf = ({ more_details }: { more_details: readonly Detail[] }): string[] =>
  more_details.filter((detail) => isBrand(detail) && detail.value.trim()).map(({ value }) => value.trim());
