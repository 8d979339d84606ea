/** Renders a story in Hindi, whatever language is chosen in Storybook's toolbar. Spread it into the story. */
export const hindi = { globals: { language: 'hi' } };

const names: readonly (readonly [name: string, unit: string])[] = [
  ['अमूल ताज़ा टोंड दूध', '1 ली.'],
  ['ब्रिटानिया होल व्हीट ब्रेड', '400 ग्रा.'],
  ['देसी अंडे, खुले में पली मुर्गियों के', '10 नग'],
  ['अमूल चीज़ स्लाइस', '200 ग्रा.'],
  ['आलू', '1 कि.ग्रा.'],
  ['लाल प्याज़', '1 कि.ग्रा.'],
  ['ब्रोकली', '1 नग (लगभग 300 ग्रा.)'],
  ['डार्क चॉकलेट 70%', '100 ग्रा.'],
  ['जंगल का शहद', '500 ग्रा.'],
  ['बासमती चावल, दो साल पुराना', '5 कि.ग्रा.'],
];

/** Returns the sample products with Hindi names and units. Pass the products in their original order. */
export const inHindi = <P extends { name: string; unit?: string }>(sampleRows: readonly P[]): P[] =>
  sampleRows.map((product, place) => {
    const [name, unit] = names[place] ?? [product.name, product.unit];
    return { ...product, name, ...('unit' in product && { unit }) };
  });
