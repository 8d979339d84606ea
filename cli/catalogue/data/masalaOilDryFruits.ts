import { bottle, box, jar, oil, pouch, standup } from '../packaging.js';
import { aisle } from '../demoRows.js';

const dry = (life: string) => ({ Storage: 'Cool, dry and dark; close tightly', 'Shelf life': life, Diet: 'Veg' });

export const masalaOilDryFruits = aisle({
  key: 'masala-oil-dry-fruits', name: 'Masala, Oil & Dry Fruits', tint: '#F6D9B6', face: ['chilli', 'sunflower', 'peanut'],
  subCategoryRows: [
    { key: 'cooking-oil', name: 'Cooking Oils', face: ['sunflower', 'olive', 'peanut'], details: dry('9 months'), rows: [
      ['Ghani Gold', 'Sunflower Oil', '1 L', 155, 10, 105, pouch('yellow', 'sunflower'), 'Light refined oil with vitamins A and D for daily frying.', {}],
      ['Ghani Gold', 'Sunflower Oil', '5 L', 765, 14, 28, oil('yellow', 'sunflower', { accent: 'amber' }), 'The five-litre can with a handle that fits the hand.', {}],
      ['Ghani Gold', 'Kachi Ghani Mustard Oil', '1 L', 175, 8, 92, bottle('gold', 'blossom', { accent: 'amber' }), 'Cold-pressed mustard with its proper sting, for fish, pickles and saag.', {}],
      ['Ghani Gold', 'Groundnut Oil, Filtered', '1 L', 210, 12, 47, oil('rust', 'peanut', { accent: 'gold' }), 'Filtered peanut oil with a roasted nose and a high smoke point.', { Allergen: 'Peanut' }],
      ['Ghani Gold', 'Rice Bran Oil', '1 L', 168, 15, 39, pouch('mint', 'wheat'), 'Neutral oil with oryzanol; food soaks up less of it.', {}],
      ['Ghani Gold', 'Soyabean Oil', '1 L', 140, 10, 66, pouch('leaf', 'pea'), 'Everyday refined soya oil for curries and frying.', { Allergen: 'Soya' }],
      ['Ghani Gold', 'Coconut Oil, Cold Pressed', '500 ml', 240, 5, 35, bottle('white', 'coconut', { accent: 'ice' }), 'Pressed from sun-dried copra; sets white below 24 °C.', {}],
      ['Ghani Gold', 'Sesame (Gingelly) Oil', '500 ml', 215, 0, 2, bottle('brown', 'feather', { accent: 'amber' }), 'Wood-pressed til oil with palm jaggery, for podi and pickles.', { Allergen: 'Sesame' }],
      ['Ghani Gold', 'Extra Virgin Olive Oil', '500 ml', 799, 25, 16, bottle('leaf', 'olive', { accent: 'lime' }), 'First cold pressing; peppery, for salads and finishing.', { 'Country of origin': 'Spain' }],
    ] },
    { key: 'powdered-masala', name: 'Powdered Masala', face: ['chilli', 'turmericRoot', 'ginger'], details: dry('12 months'), rows: [
      ['Chulha', 'Turmeric Powder (Haldi)', '200 g', 68, 8, 115, pouch('amber', 'turmeric'), 'Salem turmeric with deep colour and over 3% curcumin.', {}],
      ['Chulha', 'Red Chilli Powder', '200 g', 98, 10, 108, pouch('red', 'chilliPowder', { accent: 'gold' }), 'Guntur chillies ground with their seeds: honest heat.', {}],
      ['Chulha', 'Kashmiri Chilli Powder', '100 g', 92, 12, 64, box('tomato', 'chilli'), 'Colour first, heat second. What makes a rogan josh red.', {}],
      ['Chulha', 'Coriander Powder (Dhania)', '200 g', 62, 5, 97, pouch('green', 'corianderPowder'), 'Freshly milled seeds with a citrus lift.', {}],
      ['Chulha', 'Garam Masala', '100 g', 88, 10, 73, box('coffee', 'masala', { accent: 'gold' }), 'Thirteen whole spices roasted and ground; add at the end.', {}],
      ['Masala Manthan', 'Chole Masala', '100 g', 78, 6, 55, box('rust', 'curry'), 'Pomegranate seed, black cardamom and amchur for Amritsari chole.', {}],
      ['Masala Manthan', 'Pav Bhaji Masala', '100 g', 76, 8, 48, box('orange', 'tomato'), 'The street blend: fennel, dried mango and a lot of chilli.', {}],
      ['Masala Manthan', 'Sambar Powder', '100 g', 70, 0, 44, box('leaf', 'stew'), 'Roasted coriander, toor dal and curry leaf, in the Udupi way.', {}],
      ['Masala Manthan', 'Biryani Masala', '50 g', 65, 15, 60, box('plum', 'paella'), 'Mace, star anise and rose: enough for two handis.', {}],
      ['Masala Manthan', 'Chaat Masala', '100 g', 72, 5, 81, jar('white', 'amchur', { accent: 'rust' }), 'Black salt, amchur and roasted cumin for fruit, fries and raita.', {}],
      ['Masala Manthan', 'Kitchen King Masala', '100 g', 80, 10, 3, box('navy', 'cooking', { accent: 'gold' }), 'One blend for any vegetable when nobody can decide.', {}],
    ] },
    { key: 'whole-spices', name: 'Whole Spices', face: ['turmericRoot', 'salt', 'herb'], details: dry('12 months'), rows: [
      ['Chulha', 'Cumin Seeds (Jeera)', '100 g', 75, 10, 102, standup('brown', 'cumin', { beside: 'cumin' }), 'Unjha jeera, machine cleaned, strong in oil.', {}],
      ['Chulha', 'Mustard Seeds (Rai)', '100 g', 24, 0, 85, standup('yellow', 'mustard'), 'Small black seeds that pop loudly and taste of Kerala.', {}],
      ['Chulha', 'Black Pepper', '50 g', 85, 8, 70, jar('white', 'pepper', { accent: 'black' }), 'Wayanad peppercorns for the mill.', {}],
      ['Chulha', 'Green Cardamom (Elaichi)', '50 g', 240, 15, 36, jar('leaf', 'cardamom'), 'Bold 8 mm pods; crush one into tea and the kitchen knows.', {}],
      ['Chulha', 'Cloves (Laung)', '50 g', 95, 6, 41, jar('rust', 'clove', { accent: 'coffee' }), 'Hand-picked buds with their heads on.', {}],
      ['Chulha', 'Cinnamon (Dalchini)', '50 g', 60, 0, 38, standup('coffee', 'cinnamon'), 'Flat bark of good sweetness for pulao and masala chai.', {}],
      ['Chulha', 'Fennel (Saunf)', '100 g', 48, 5, 52, standup('lime', 'fennel'), 'Fine Lucknow saunf, sweet enough for after dinner.', {}],
      ['Chulha', 'Fenugreek Seeds (Methi)', '100 g', 22, 0, 47, standup('gold', 'fenugreek'), 'Bitter-sweet seeds for pickles, dosa batter and tadka.', {}],
      ['Chulha', 'Coriander Seeds', '100 g', 32, 0, 0, standup('green', 'corianderSeed'), 'Whole dhania to roast and crush for kadhai paneer.', {}],
      ['Chulha', 'Tamarind, Seedless', '200 g', 64, 8, 33, pouch('coffee', 'tamarind'), 'Sticky, sour imli for rasam and chutney; soak in warm water.', {}],
    ] },
    { key: 'dry-fruits-seeds', name: 'Dry Fruits & Seeds', face: ['peanut', 'chestnut', 'coconut'], details: { ...dry('6 months'), Allergen: 'May contain nuts' }, rows: [
      ['Mewa Mahal', 'California Almonds', '200 g', 245, 20, 76, standup('sky', 'almond', { beside: 'almond' }), 'Whole almonds, sweet and even. Soak six overnight.', { 'Country of origin': 'USA' }],
      ['Mewa Mahal', 'California Almonds', '500 g', 590, 26, 40, standup('blue', 'almond'), 'Half a kilo in a zip pouch, for badam milk and barfi.', { 'Country of origin': 'USA' }],
      ['Mewa Mahal', 'Cashews W320', '200 g', 265, 18, 68, standup('cream', 'cashew', { beside: 'cashew', accent: 'plum' }), 'Whole white cashews from Kollam for gravies and snacking.', {}],
      ['Mewa Mahal', 'Raisins, Green', '200 g', 110, 12, 59, standup('lime', 'raisin'), 'Long Nashik kishmish, dried in shade.', {}],
      ['Mewa Mahal', 'Raisins, Black', '200 g', 125, 8, 30, standup('plum', 'blackRaisin'), 'Seedless black raisins, soft and winey.', {}],
      ['Mewa Mahal', 'Pistachios, Salted', '200 g', 330, 22, 34, standup('green', 'pista'), 'Roasted in the shell with a little salt.', { 'Country of origin': 'Iran' }],
      ['Mewa Mahal', 'Walnut Kernels', '200 g', 345, 15, 25, box('brown', 'walnut', { accent: 'gold' }), 'Light halves from Kashmir, vacuum packed.', {}],
      ['Mewa Mahal', 'Dates, Kimia', '500 g', 199, 30, 51, box('coffee', 'date', { accent: 'gold' }), 'Moist dark dates that taste of caramel. Keep them cold.', { 'Country of origin': 'Iran' }],
      ['Mewa Mahal', 'Figs (Anjeer)', '200 g', 320, 10, 2, standup('rose', 'fig'), 'Soft dried figs, threaded by hand.', { 'Country of origin': 'Afghanistan' }],
      ['Mewa Mahal', 'Chia Seeds', '200 g', 130, 35, 45, jar('white', 'chia', { accent: 'violet' }), 'A spoon swells to a pudding overnight.', {}],
      ['Mewa Mahal', 'Flax Seeds', '200 g', 60, 10, 37, standup('rust', 'flax'), 'Brown alsi, roasted lightly; grind before eating.', {}],
      ['Mewa Mahal', 'Pumpkin Seeds', '200 g', 165, 25, 29, standup('leaf', 'pumpkinSeed'), 'Raw green kernels for salads, granola and trail mix.', {}],
      ['Mewa Mahal', 'Sesame, White', '100 g', 44, 0, 54, standup('sand', 'sesame'), 'Hulled til for chikki, chutney and burger buns.', { Allergen: 'Sesame' }],
    ] },
  ],
});
