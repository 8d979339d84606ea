import { bottle, box, can, cup, jar, pouch, squeeze, standup, wrapper } from '../packaging.js';
import { aisle } from '../demoRows.js';

const dry = (life: string) => ({ Storage: 'Cool, dry place', 'Shelf life': life, Diet: 'Veg' });
const frozen = (life: string) => ({ Storage: 'Freeze at −18 °C; do not refreeze', 'Shelf life': life, Diet: 'Veg' });

export const instantFrozen = aisle({
  key: 'instant-frozen', name: 'Instant & Frozen Food', tint: '#F8D5BE', face: ['noodles', 'momo', 'fries'],
  subCategoryRows: [
    { key: 'noodles-pasta', name: 'Noodles, Pasta & Vermicelli', face: ['noodles', 'pasta'], details: { ...dry('9 months'), Allergen: 'Wheat' }, rows: [
      ['Jhatpato', 'Masala Noodles', '70 g', 14, 0, 200, wrapper('yellow', 'noodles'), 'Two minutes, they say; three with peas.', {}],
      ['Jhatpato', 'Masala Noodles', 'Pack of 6', 84, 8, 92, wrapper('yellow', 'noodles', { copies: 3 }), 'Six cakes with their sachets of masala.', {}],
      ['Jhatpato', 'Atta Noodles', '75 g', 22, 0, 87, wrapper('leaf', 'noodles'), 'Whole wheat noodles with dried vegetables.', {}],
      ['Jhatpato', 'Hakka Noodles', '150 g', 45, 10, 58, pouch('red', 'noodles', { accent: 'gold' }), 'Plain noodles for the wok; they do not clump.', {}],
      ['Jhatpato', 'Cup Noodles, Manchow', '70 g', 50, 10, 64, cup('rust', 'noodles'), 'Pour, wait, stir. Good at a desk.', {}],
      ['Jhatpato', 'Korean Spicy Ramen', '120 g', 110, 18, 31, wrapper('black', 'chilli', { accent: 'red' }), 'Thick noodles and a sauce that means it.', {}],
      ['Tadka Tales', 'Penne Pasta', '500 g', 110, 25, 49, pouch('blue', 'penne'), 'Durum wheat quills that stay al dente.', {}],
      ['Tadka Tales', 'Macaroni', '500 g', 75, 15, 56, pouch('orange', 'macaroni'), 'Elbows for masala macaroni and soup.', {}],
      ['Tadka Tales', 'Spaghetti', '500 g', 115, 20, 2, box('navy', 'pasta', { accent: 'red' }), 'Nine minutes in plenty of salted water.', {}],
      ['Tadka Tales', 'Roasted Vermicelli', '400 g', 60, 0, 70, pouch('amber', 'vermicelli'), 'Ready-roasted seviyan for upma and kheer.', {}],
    ] },
    { key: 'ready-to-cook', name: 'Ready to Eat & Mixes', face: ['curry', 'stew', 'idli'], details: dry('12 months'), rows: [
      ['Jhatpato', 'Dal Makhani, Ready to Eat', '300 g', 130, 15, 44, box('coffee', 'stew', { accent: 'gold' }), 'Cooked through the night, sealed hot. Heat the pouch for five minutes.', { Allergen: 'Milk' }],
      ['Jhatpato', 'Paneer Butter Masala, Ready to Eat', '300 g', 165, 18, 39, box('tomato', 'paneer', { accent: 'gold' }), 'Soft paneer in tomato, butter and kasuri methi.', { Allergen: 'Milk, cashew' }],
      ['Jhatpato', 'Veg Biryani, Ready to Eat', '250 g', 120, 10, 33, box('orange', 'paella', { accent: 'leaf' }), 'Basmati with beans, carrot and saffron water.', {}],
      ['Nashtewala', 'Poha Mix, Indori', '60 g', 45, 0, 61, cup('yellow', 'bowl', { accent: 'orange' }), 'Add hot water, wait four minutes, scatter the sev.', {}],
      ['Nashtewala', 'Rava Idli Mix', '500 g', 120, 12, 47, pouch('mint', 'idli', { accent: 'orange' }), 'Mix with curd, steam for ten minutes.', { Allergen: 'Wheat' }],
      ['Nashtewala', 'Gulab Jamun Mix', '200 g', 130, 20, 68, box('rose', 'gulabJamun', { accent: 'gold' }), 'Makes thirty; the syrup is up to you.', { Allergen: 'Wheat, milk' }],
      ['Nashtewala', 'Dosa Mix', '500 g', 115, 10, 29, pouch('rust', 'dosa'), 'Rice and urad batter without the overnight wait.', {}],
      ['Jhatpato', 'Tomato Soup', '53 g', 60, 8, 75, wrapper('red', 'tomato', { accent: 'leaf' }), 'Serves four. Whisk it into cold water first.', {}],
      ['Jhatpato', 'Baked Beans', '415 g', 120, 10, 22, can('teal', 'beans', { accent: 'red' }), 'Navy beans in mild tomato sauce for toast.', {}],
    ] },
    { key: 'breakfast-cereal', name: 'Breakfast Cereal & Oats', face: ['bowl', 'corn', 'milk'], details: { ...dry('9 months'), Allergen: 'Oats, wheat; may contain nuts' }, rows: [
      ['Nashtewala', 'Corn Flakes', '475 g', 195, 15, 62, box('red', 'cornflakes', { art: 'corn', accent: 'gold' }), 'Toasted golden flakes, made to be drowned in cold milk.', {}],
      ['Nashtewala', 'Chocolate Flakes', '375 g', 185, 12, 50, box('brown', 'chocoFlakes', { accent: 'orange' }), 'Cocoa wheat shells that turn the milk brown.', {}],
      ['Nashtewala', 'Rolled Oats', '1 kg', 199, 25, 71, standup('sky', 'oats', { beside: 'oats' }), 'Whole grain oats for porridge, chilla and cookies.', { Fibre: '10 g per 100 g' }],
      ['Nashtewala', 'Masala Oats', '38 g', 20, 0, 118, wrapper('tomato', 'bowl'), 'Single serving with vegetables and a gentle masala.', {}],
      ['Nashtewala', 'Muesli, Fruit & Nut', '500 g', 360, 30, 27, standup('plum', 'muesli'), 'Five grains, raisins, almond and papaya.', {}],
      ['Nashtewala', 'Granola, Dark Chocolate', '400 g', 425, 28, 3, standup('coffee', 'muesli', { accent: 'gold' }), 'Baked clusters with cocoa nibs and honey.', {}],
      ['Nashtewala', 'Pancake Mix', '250 g', 130, 10, 34, box('amber', 'pancakes', { accent: 'blue' }), 'Eggless; add milk and flip.', {}],
    ] },
    { key: 'frozen-snacks', name: 'Frozen Snacks & Vegetables', face: ['fries', 'momo', 'pea'], details: frozen('9 months'), rows: [
      ['Sheetal Kitchen', 'French Fries', '420 g', 125, 15, 73, pouch('red', 'fries', { accent: 'gold' }), 'Straight-cut potatoes, par-fried. Air fryer: twelve minutes.', {}],
      ['Sheetal Kitchen', 'Aloo Tikki', '400 g', 130, 12, 54, box('gold', 'potato'), 'Eight spiced potato patties with peas.', {}],
      ['Sheetal Kitchen', 'Green Peas', '500 g', 99, 10, 82, pouch('green', 'pea'), 'Picked in January, frozen within four hours.', {}],
      ['Sheetal Kitchen', 'Sweet Corn', '500 g', 115, 10, 60, pouch('yellow', 'corn'), 'Loose kernels; take a handful, close the bag.', {}],
      ['Sheetal Kitchen', 'Veg Momos', '300 g', 160, 18, 45, box('teal', 'momo', { accent: 'red' }), 'Twelve dumplings with their own chilli chutney.', { Allergen: 'Wheat, soya' }],
      ['Sheetal Kitchen', 'Punjabi Samosa', '6 pieces', 110, 10, 38, box('rust', 'samosa'), 'Six ready-to-fry samosas with potato and anardana.', { Allergen: 'Wheat' }],
      ['Sheetal Kitchen', 'Malabar Paratha', '5 pieces', 115, 8, 66, wrapper('orange', 'roti'), 'Layered parathas; tava straight from the freezer.', { Allergen: 'Wheat' }],
      ['Sheetal Kitchen', 'Veg Burger Patty', '360 g', 140, 20, 0, box('leaf', 'burger'), 'Six crumbed patties, crisp in eight minutes.', { Allergen: 'Wheat' }],
      ['Sheetal Kitchen', 'Cheese Pizza Pockets', '4 pieces', 180, 25, 19, box('tomato', 'pizza', { accent: 'gold' }), 'Folded pizzas with mozzarella and corn.', { Allergen: 'Wheat, milk' }],
    ] },
    { key: 'sauces-spreads', name: 'Sauces & Spreads', face: ['tomato', 'peanut', 'honey'], details: dry('12 months'), rows: [
      ['Tadka Tales', 'Tomato Ketchup', '500 g', 120, 15, 105, squeeze('red', 'tomato', { accent: 'leaf' }), 'Ripe tomatoes, vinegar and not too much sugar.', {}],
      ['Tadka Tales', 'Tomato Ketchup', '1 kg', 175, 20, 63, pouch('red', 'tomato', { accent: 'gold' }), 'The spouted refill pouch.', {}],
      ['Tadka Tales', 'Green Chilli Sauce', '200 g', 60, 5, 48, bottle('lime', 'greenChilli', { accent: 'green' }), 'Sharp, garlicky and bright for noodles and rolls.', {}],
      ['Tadka Tales', 'Soy Sauce, Dark', '200 g', 65, 0, 57, bottle('tomato', 'chopsticks', { accent: 'coffee' }), 'Naturally brewed; a little colours a wok.', { Allergen: 'Soya, wheat' }],
      ['Tadka Tales', 'Schezwan Chutney', '250 g', 95, 12, 69, jar('red', 'chilli', { accent: 'rust' }), 'Red chilli and garlic, fried until dark.', {}],
      ['Tadka Tales', 'Eggless Mayonnaise', '250 g', 99, 10, 61, jar('white', 'salad', { accent: 'sky' }), 'Creamy, tangy, without egg.', { Allergen: 'Milk, mustard' }],
      ['Tadka Tales', 'Peanut Butter, Crunchy', '350 g', 199, 28, 52, jar('orange', 'peanut', { accent: 'brown' }), 'Roasted peanuts, 90% of the jar.', { Allergen: 'Peanut' }],
      ['Tadka Tales', 'Mixed Fruit Jam', '500 g', 170, 10, 47, jar('pink', 'strawberry', { accent: 'red' }), 'Eight fruits, set soft enough to spread cold.', {}],
      ['Tadka Tales', 'Hazelnut Cocoa Spread', '350 g', 399, 18, 2, jar('cream', 'milkChocolate', { accent: 'coffee' }), 'Cocoa and hazelnut for toast or a spoon.', { Allergen: 'Hazelnut, milk, soya' }],
      ['Tadka Tales', 'Pasta Sauce, Arrabbiata', '325 g', 185, 22, 28, jar('leaf', 'pasta', { accent: 'tomato' }), 'Tomato, garlic and chilli; just warm it.', {}],
      ['Tadka Tales', 'White Vinegar', '500 ml', 45, 0, 39, bottle('ice', 'droplet', { accent: 'silver' }), 'For pickling, marinades and a clean kettle.', {}],
    ] },
    { key: 'pickles-chutney', name: 'Pickles & Chutney', face: ['greenMango', 'chilli', 'lemon'], details: dry('12 months'), rows: [
      ['Nani Martaban', 'Mango Pickle', '400 g', 130, 10, 74, jar('yellow', 'pickle', { accent: 'rust', art: 'greenMango' }), 'Raw mango in mustard oil with fennel and methi.', {}],
      ['Nani Martaban', 'Lime Pickle', '400 g', 120, 8, 46, jar('lime', 'greenPickle', { accent: 'rust', art: 'lime' }), 'Sun-softened limes, sour and hot.', {}],
      ['Nani Martaban', 'Mixed Pickle', '400 g', 125, 12, 58, jar('orange', 'pickle', { accent: 'red', art: 'carrot' }), 'Carrot, cauliflower, mango and green chilli.', {}],
      ['Nani Martaban', 'Stuffed Red Chilli Pickle', '200 g', 140, 0, 17, jar('red', 'chilli', { accent: 'rust' }), 'Banarasi bharwa mirch filled with ground spices.', {}],
      ['Nani Martaban', 'Garlic Chutney, Dry', '100 g', 90, 15, 33, standup('tomato', 'chilliPowder', { accent: 'gold' }), 'Coconut, garlic and chilli for vada pav.', {}],
      ['Nani Martaban', 'Tamarind Date Chutney', '250 g', 95, 5, 41, squeeze('rust', 'candy', { accent: 'amber' }), 'Sweet-sour saunth for chaat and samosa.', {}],
      ['Nani Martaban', 'Mint Chutney', '200 g', 85, 0, 3, squeeze('leaf', 'mint', { accent: 'lime' }), 'Mint and coriander with green chilli, ready to pour.', { Storage: 'Refrigerate once opened' }],
    ] },
  ],
});
