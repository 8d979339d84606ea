interface Detail {
  name: string;
  value: string;
}

export const isBrand = ({ name }: Pick<Detail, 'name'>): boolean => /^(brand|ब्रांड)$/i.test(name.trim());

/** Returns the brands that a product's extra details name. */
export const brandsOf = ({ more_details }: { more_details: readonly Detail[] }): string[] =>
  // an array that `map` makes takes less memory than one of `filter` or `flatMap`, and each product keeps one
  more_details.filter((detail) => isBrand(detail) && detail.value.trim()).map(({ value }) => value.trim());
