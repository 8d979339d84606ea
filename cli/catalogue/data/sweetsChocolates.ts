import { aisle } from '../demoRows.js';

const sweet = (life: string, storage = 'Below 25 °C, away from sun') => ({ Storage: storage, 'Shelf life': life, Diet: 'Veg' });

export const sweetsChocolates = aisle({
  key: 'sweets-chocolates', name: 'Sweets & Chocolates',
  subCategoryRows: [
    { key: 'chocolates', name: 'Chocolates', details: { ...sweet('9 months'), Allergen: 'Milk, soya; may contain nuts' }, rows: [
      ['Cacaoro', 'Milk Chocolate', '50 g', 50, 0, 150, 'Smooth milk chocolate with 30% cocoa.', {}],
      ['Cacaoro', 'Milk Chocolate', '150 g', 165, 10, 74, 'The bar that is meant to be shared.', {}],
      ['Cacaoro', 'Fruit & Nut Chocolate', '80 g', 99, 8, 66, 'Milk chocolate full of raisins and almonds.', { Allergen: 'Milk, soya, almond' }],
      ['Cacaoro', 'Dark Chocolate 70%', '80 g', 180, 15, 43, 'Single-origin Idukki cocoa, bitter and fruity.', {}],
      ['Cacaoro', 'White Chocolate', '40 g', 50, 0, 37, 'Cocoa butter, milk and vanilla.', {}],
      ['Cacaoro', 'Roasted Almond Chocolate', '80 g', 110, 12, 3, 'Whole roasted almonds in milk chocolate.', { Allergen: 'Milk, soya, almond' }],
      ['Cacaoro', 'Wafer Chocolate, 4 Fingers', '37 g', 30, 0, 125, 'Crisp wafer fingers under milk chocolate. Snap.', { Allergen: 'Wheat, milk, soya' }],
      ['Cacaoro', 'Chocolate Hearts Gift Box', '200 g', 399, 25, 19, 'Twenty filled pralines in a box with a ribbon.', {}],
      ['Cacaoro', 'Cocoa Powder', '150 g', 160, 10, 29, 'Unsweetened cocoa for cakes and brownies.', { 'Net wt.': '150 g' }],
      ['Cacaoro', 'Cooking Chocolate, Dark', '400 g', 180, 5, 33, 'Compound slab for melting, moulding and icing.', {}],
    ] },
    { key: 'indian-sweets', name: 'Indian Sweets', details: sweet('20 days'), rows: [
      ['Mithai Mohalla', 'Motichoor Laddoo', '400 g', 240, 10, 46, 'Fine boondi bound in ghee with melon seeds.', { Pieces: '8' }],
      ['Mithai Mohalla', 'Besan Laddoo', '400 g', 260, 8, 31, 'Gram flour roasted slowly in desi ghee.', { Pieces: '10' }],
      ['Mithai Mohalla', 'Gulab Jamun', '1 kg', 245, 15, 68, 'A tin of soft khoya dumplings in rose syrup. Warm for a minute.', { 'Shelf life': '12 months', Pieces: '16' }],
      ['Mithai Mohalla', 'Rasgulla', '1 kg', 235, 12, 59, 'Spongy chhena balls in light syrup; chill the tin.', { 'Shelf life': '12 months', Pieces: '16' }],
      ['Mithai Mohalla', 'Kaju Katli', '250 g', 375, 5, 25, 'Cashew diamonds under silver leaf, no khoya.', { Allergen: 'Cashew' }],
      ['Mithai Mohalla', 'Soan Papdi', '500 g', 190, 30, 80, 'Flaky, cardamom-sweet threads; the gift that goes round.', { 'Shelf life': '6 months' }],
      ['Mithai Mohalla', 'Mysore Pak', '250 g', 210, 0, 14, 'Ghee, gram flour and sugar: soft kind.', {}],
      ['Mithai Mohalla', 'Milk Cake (Kalakand)', '250 g', 220, 10, 0, 'Grainy, caramelised milk sweet of Alwar.', { 'Shelf life': '7 days' }],
      ['Mithai Mohalla', 'Peanut Chikki', '200 g', 80, 6, 51, 'Lonavala brittle of peanuts and jaggery.', { Allergen: 'Peanut', 'Shelf life': '4 months' }],
      ['Mithai Mohalla', 'Petha, Kesar', '400 g', 130, 0, 22, 'Agra’s ash gourd candy with saffron.', { 'Shelf life': '30 days' }],
    ] },
    { key: 'candies-gum', name: 'Candies, Toffees & Gum', details: sweet('12 months'), rows: [
      ['Goliwala', 'Fruit Drops', '200 g', 60, 5, 84, 'Boiled sweets in four fruit flavours.', {}],
      ['Goliwala', 'Kaccha Aam Candy', 'Pack of 50', 50, 0, 97, 'Raw mango outside, masala within.', {}],
      ['Goliwala', 'Imli Candy', '150 g', 55, 0, 63, 'Sweet tamarind pulled into chews.', {}],
      ['Goliwala', 'Milk Toffee', '200 g', 75, 10, 58, 'Soft caramel with condensed milk.', {}],
      ['Goliwala', 'Swirl Lollipops', '10 pieces', 50, 0, 71, 'Ten rainbow pops on paper sticks.', {}],
      ['Goliwala', 'Mint Rolls', 'Pack of 5', 50, 8, 90, 'Five rolls of cool, chalky peppermints.', {}],
      ['Goliwala', 'Chewing Gum, Spearmint', '30 pieces', 60, 0, 47, 'Sugar-free pellets for after lunch.', {}],
      ['Goliwala', 'Jelly Bears', '100 g', 90, 20, 2, 'Fruit jellies made with pectin, not gelatin.', {}],
    ] },
    { key: 'ice-cream', name: 'Ice Cream & Kulfi', alsoIn: ['instant-frozen'], details: sweet('9 months', 'Freeze at −18 °C; do not refreeze'), rows: [
      ['Thandak', 'Vanilla Ice Cream', '700 ml', 190, 15, 48, 'Milk, cream and real vanilla. Stands well beside anything hot.', {}],
      ['Thandak', 'Belgian Chocolate Ice Cream', '700 ml', 290, 20, 36, 'Dark couverture churned into cream.', {}],
      ['Thandak', 'Butterscotch Ice Cream', '700 ml', 220, 18, 41, 'With crackling praline bits.', {}],
      ['Thandak', 'Strawberry Ice Cream', '700 ml', 210, 10, 27, 'Pieces of Mahabaleshwar fruit.', {}],
      ['Thandak', 'Mango Ice Cream', '500 ml', 180, 0, 3, 'One third of the tub is Alphonso pulp.', {}],
      ['Thandak', 'Malai Kulfi', '60 ml', 40, 0, 66, 'Slow-reduced milk on a stick, with pista.', { Allergen: 'Milk, pistachio' }],
      ['Thandak', 'Choco Cone', '110 ml', 60, 5, 73, 'Crisp cone, lined with chocolate to the tip.', {}],
      ['Thandak', 'Orange Ice Bar', '70 ml', 20, 0, 88, 'Frozen orange juice on a stick.', {}],
      ['Thandak', 'Cassata Slice', '125 ml', 75, 10, 0, 'Three colours, candied fruit, a strip of sponge.', { Allergen: 'Milk, wheat, nuts' }],
    ] },
  ],
});
