import { aisle } from '../demoRows.js';

const baked = (life: string) => ({ Storage: 'Cool, dry place', 'Shelf life': life, Diet: 'Veg', Allergen: 'Wheat, milk' });

export const biscuitsBakery = aisle({
  key: 'biscuits-bakery', name: 'Biscuits & Bakery',
  subCategoryRows: [
    { key: 'biscuits', name: 'Glucose, Marie & Digestive', details: baked('6 months'), rows: [
      ['Biskootwala', 'Glucose Biscuits', '110 g', 10, 0, 200, 'The dunking biscuit: three seconds in chai, not four.', {}],
      ['Biskootwala', 'Glucose Biscuits', 'Pack of 6', 60, 8, 85, 'Six packets for a full tin.', {}],
      ['Biskootwala', 'Marie Crisp', '250 g', 40, 5, 98, 'Thin, crisp and barely sweet; tea’s oldest friend.', {}],
      ['Biskootwala', 'Milk Biscuits', '200 g', 35, 0, 70, 'Milky rectangles that children take apart by layers.', {}],
      ['Oven Gali', 'Digestive, High Fibre', '250 g', 65, 12, 64, 'Whole wheat and bran with a salty edge.', { Fibre: '7 g per 100 g' }],
      ['Oven Gali', 'Digestive, Oats', '200 g', 75, 10, 41, 'Rolled oats in a crumbly whole wheat biscuit.', {}],
      ['Biskootwala', 'Coconut Crunch', '150 g', 30, 0, 56, 'Desiccated coconut baked into crisp squares.', {}],
      ['Biskootwala', 'Jeera Biscuits', '200 g', 40, 0, 3, 'Savoury-sweet with whole cumin.', {}],
    ] },
    { key: 'cookies-cream', name: 'Cookies & Cream Biscuits', details: baked('6 months'), rows: [
      ['Biskootwala', 'Chocolate Cream Sandwich', '120 g', 35, 0, 112, 'Dark biscuits around vanilla cream. Twist, lick, dunk.', {}],
      ['Biskootwala', 'Orange Cream Biscuits', '120 g', 30, 0, 73, 'Cream with real orange oil between golden biscuits.', {}],
      ['Biskootwala', 'Bourbon', '150 g', 35, 6, 90, 'Cocoa biscuits, sugar on top, chocolate cream within.', {}],
      ['Oven Gali', 'Choco Chip Cookies', '150 g', 60, 10, 77, 'Buttery cookies with chunks, not specks, of chocolate.', {}],
      ['Oven Gali', 'Double Chocolate Cookies', '150 g', 80, 15, 49, 'Cocoa dough, dark chips, soft in the middle.', {}],
      ['Oven Gali', 'Butter Cookies', '400 g', 299, 20, 18, 'Five shapes of butter cookie in a tin that will hold buttons later.', {}],
      ['Oven Gali', 'Cashew Cookies', '200 g', 110, 8, 38, 'Melt-in-the-mouth kaju biscuits, a Hyderabad bakery classic.', { Allergen: 'Wheat, milk, cashew' }],
      ['Oven Gali', 'Nankhatai', '250 g', 130, 12, 31, 'Ghee shortbread with cardamom and a crack on top.', {}],
    ] },
    { key: 'rusks-crackers', name: 'Rusks, Khari & Crackers', details: baked('5 months'), rows: [
      ['Oven Gali', 'Suji Rusk', '300 g', 60, 10, 82, 'Twice-baked toast with semolina and a touch of elaichi.', {}],
      ['Oven Gali', 'Whole Wheat Rusk', '300 g', 70, 8, 46, 'Atta rusk that softens slowly in tea.', {}],
      ['Oven Gali', 'Khari, Puff Pastry', '200 g', 85, 0, 34, 'Flaky salted layers for the four o’clock cup.', {}],
      ['Biskootwala', 'Salted Crackers', '200 g', 45, 5, 67, 'Crisp, oven-dried squares for cheese and chutney.', {}],
      ['Biskootwala', 'Cheese Crackers', '100 g', 40, 0, 54, 'Small crackers with cheddar in the dough.', {}],
      ['Oven Gali', 'Bread Sticks, Garlic', '120 g', 95, 18, 23, 'Thin grissini with garlic and oregano.', {}],
    ] },
    { key: 'cakes-pastries', name: 'Cakes & Muffins', details: { ...baked('30 days'), Allergen: 'Wheat, milk, egg', Diet: 'Egg' }, rows: [
      ['Subah Bakes', 'Fruit Cake, Sliced', '150 g', 50, 10, 60, 'Tutti-frutti tea cake in nine slices.', {}],
      ['Subah Bakes', 'Chocolate Muffins', '4 pieces', 120, 15, 28, 'Four moist muffins with a molten-chip heart.', {}],
      ['Subah Bakes', 'Vanilla Cup Cakes', '6 pieces', 90, 8, 33, 'Six small sponges in paper cups for lunch boxes.', {}],
      ['Subah Bakes', 'Glazed Doughnuts', '2 pieces', 130, 20, 12, 'Two ring doughnuts with a chocolate glaze and sprinkles.', { 'Shelf life': '2 days' }],
      ['Subah Bakes', 'Swiss Roll, Strawberry', '175 g', 75, 0, 40, 'Soft sponge rolled with jam and cream.', {}],
      ['Subah Bakes', 'Walnut Brownie', '2 pieces', 110, 10, 2, 'Two fudgy squares with toasted walnut.', { 'Shelf life': '7 days', Allergen: 'Wheat, milk, egg, walnut' }],
      ['Subah Bakes', 'Birthday Cake, Pineapple', '500 g', 449, 10, 6, 'Fresh cream, pineapple and a candle in the box. Order before six.', { Storage: 'Refrigerate', 'Shelf life': '2 days' }],
      ['Subah Bakes', 'Eggless Sponge Cake', '250 g', 140, 12, 0, 'Light plain sponge without egg, ready to be iced.', { Diet: 'Veg', Allergen: 'Wheat, milk' }],
    ] },
  ],
});
