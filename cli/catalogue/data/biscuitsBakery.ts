import { box, loose, pouch, standup, tin, tub, wrapper } from '../packaging.js';
import { aisle } from '../demoRows.js';

const baked = (life: string) => ({ Storage: 'Cool, dry place', 'Shelf life': life, Diet: 'Veg', Allergen: 'Wheat, milk' });

export const biscuitsBakery = aisle({
  key: 'biscuits-bakery', name: 'Biscuits & Bakery', tint: '#F0D8C2', face: ['cookie', 'cupcake', 'biscuit'],
  subCategoryRows: [
    { key: 'biscuits', name: 'Glucose, Marie & Digestive', face: ['biscuit', 'digestive', 'milk'], details: baked('6 months'), rows: [
      ['Biskootwala', 'Glucose Biscuits', '110 g', 10, 0, 200, wrapper('yellow', 'biscuit'), 'The dunking biscuit: three seconds in chai, not four.', {}],
      ['Biskootwala', 'Glucose Biscuits', 'Pack of 6', 60, 8, 85, wrapper('yellow', 'biscuit', { copies: 3 }), 'Six packets for a full tin.', {}],
      ['Biskootwala', 'Marie Crisp', '250 g', 40, 5, 98, wrapper('sky', 'biscuit'), 'Thin, crisp and barely sweet; tea’s oldest friend.', {}],
      ['Biskootwala', 'Milk Biscuits', '200 g', 35, 0, 70, wrapper('white', 'butterCookie', { accent: 'blue' }), 'Milky rectangles that children take apart by layers.', {}],
      ['Oven Gali', 'Digestive, High Fibre', '250 g', 65, 12, 64, wrapper('brown', 'digestive'), 'Whole wheat and bran with a salty edge.', { Fibre: '7 g per 100 g' }],
      ['Oven Gali', 'Digestive, Oats', '200 g', 75, 10, 41, wrapper('leaf', 'digestive'), 'Rolled oats in a crumbly whole wheat biscuit.', {}],
      ['Biskootwala', 'Coconut Crunch', '150 g', 30, 0, 56, wrapper('teal', 'coconut'), 'Desiccated coconut baked into crisp squares.', {}],
      ['Biskootwala', 'Jeera Biscuits', '200 g', 40, 0, 3, wrapper('lime', 'cracker'), 'Savoury-sweet with whole cumin.', {}],
    ] },
    { key: 'cookies-cream', name: 'Cookies & Cream Biscuits', face: ['creamBiscuit', 'cookie', 'chocolateCookie'], details: baked('6 months'), rows: [
      ['Biskootwala', 'Chocolate Cream Sandwich', '120 g', 35, 0, 112, wrapper('navy', 'creamBiscuit', { accent: 'sky' }), 'Dark biscuits around vanilla cream. Twist, lick, dunk.', {}],
      ['Biskootwala', 'Orange Cream Biscuits', '120 g', 30, 0, 73, wrapper('orange', 'orange'), 'Cream with real orange oil between golden biscuits.', {}],
      ['Biskootwala', 'Bourbon', '150 g', 35, 6, 90, wrapper('coffee', 'chocolateCookie'), 'Cocoa biscuits, sugar on top, chocolate cream within.', {}],
      ['Oven Gali', 'Choco Chip Cookies', '150 g', 60, 10, 77, box('blue', 'cookie'), 'Buttery cookies with chunks, not specks, of chocolate.', {}],
      ['Oven Gali', 'Double Chocolate Cookies', '150 g', 80, 15, 49, box('coffee', 'chocolateCookie', { accent: 'gold' }), 'Cocoa dough, dark chips, soft in the middle.', {}],
      ['Oven Gali', 'Butter Cookies', '400 g', 299, 20, 18, tin('navy', 'butterCookie', { accent: 'gold' }), 'Five shapes of butter cookie in a tin that will hold buttons later.', {}],
      ['Oven Gali', 'Cashew Cookies', '200 g', 110, 8, 38, wrapper('cream', 'butterCookie', { accent: 'rust' }), 'Melt-in-the-mouth kaju biscuits, a Hyderabad bakery classic.', { Allergen: 'Wheat, milk, cashew' }],
      ['Oven Gali', 'Nankhatai', '250 g', 130, 12, 31, box('peach', 'butterCookie'), 'Ghee shortbread with cardamom and a crack on top.', {}],
    ] },
    { key: 'rusks-crackers', name: 'Rusks, Khari & Crackers', face: ['rusk', 'cracker', 'teacup'], details: baked('5 months'), rows: [
      ['Oven Gali', 'Suji Rusk', '300 g', 60, 10, 82, pouch('tomato', 'rusk', { accent: 'gold' }), 'Twice-baked toast with semolina and a touch of elaichi.', {}],
      ['Oven Gali', 'Whole Wheat Rusk', '300 g', 70, 8, 46, pouch('kraft', 'rusk'), 'Atta rusk that softens slowly in tea.', {}],
      ['Oven Gali', 'Khari, Puff Pastry', '200 g', 85, 0, 34, box('gold', 'pie'), 'Flaky salted layers for the four o’clock cup.', {}],
      ['Biskootwala', 'Salted Crackers', '200 g', 45, 5, 67, box('red', 'cracker', { accent: 'gold' }), 'Crisp, oven-dried squares for cheese and chutney.', {}],
      ['Biskootwala', 'Cheese Crackers', '100 g', 40, 0, 54, wrapper('amber', 'cheese'), 'Small crackers with cheddar in the dough.', {}],
      ['Oven Gali', 'Bread Sticks, Garlic', '120 g', 95, 18, 23, standup('leaf', 'baguette'), 'Thin grissini with garlic and oregano.', {}],
    ] },
    { key: 'cakes-pastries', name: 'Cakes & Muffins', face: ['cupcake', 'cake', 'doughnut'], details: { ...baked('30 days'), Allergen: 'Wheat, milk, egg', Diet: 'Egg' }, rows: [
      ['Subah Bakes', 'Fruit Cake, Sliced', '150 g', 50, 10, 60, wrapper('rose', 'cake'), 'Tutti-frutti tea cake in nine slices.', {}],
      ['Subah Bakes', 'Chocolate Muffins', '4 pieces', 120, 15, 28, box('brown', 'cupcake'), 'Four moist muffins with a molten-chip heart.', {}],
      ['Subah Bakes', 'Vanilla Cup Cakes', '6 pieces', 90, 8, 33, box('pink', 'cupcake'), 'Six small sponges in paper cups for lunch boxes.', {}],
      ['Subah Bakes', 'Glazed Doughnuts', '2 pieces', 130, 20, 12, loose('doughnut', 2, 'plate'), 'Two ring doughnuts with a chocolate glaze and sprinkles.', { 'Shelf life': '2 days' }],
      ['Subah Bakes', 'Swiss Roll, Strawberry', '175 g', 75, 0, 40, wrapper('pink', 'strawberry'), 'Soft sponge rolled with jam and cream.', {}],
      ['Subah Bakes', 'Walnut Brownie', '2 pieces', 110, 10, 2, tub('coffee', 'custard', { accent: 'gold' }), 'Two fudgy squares with toasted walnut.', { 'Shelf life': '7 days', Allergen: 'Wheat, milk, egg, walnut' }],
      ['Subah Bakes', 'Birthday Cake, Pineapple', '500 g', 449, 10, 6, box('yellow', 'birthdayCake'), 'Fresh cream, pineapple and a candle in the box. Order before six.', { Storage: 'Refrigerate', 'Shelf life': '2 days' }],
      ['Subah Bakes', 'Eggless Sponge Cake', '250 g', 140, 12, 0, box('mint', 'cake'), 'Light plain sponge without egg, ready to be iced.', { Diet: 'Veg', Allergen: 'Wheat, milk' }],
    ] },
  ],
});
