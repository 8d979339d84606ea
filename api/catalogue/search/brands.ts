interface Detail {
  name: string;
  value: string;
}

const isBrand = ({ name }: Detail) => /^(brand|ब्रांड)$/i.test(name.trim());

/** The brands that a product's extra details name. */
export const brandsOf = ({ more_details }: { more_details: readonly Detail[] }): string[] =>
  more_details.filter(isBrand).flatMap(({ value }) => value.trim() || []);
