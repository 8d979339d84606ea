import { aisle } from '../demoRows.js';

const cool = (life: string) => ({ Storage: 'Cool place; serve chilled', 'Shelf life': life, Diet: 'Veg' });

export const drinksJuices = aisle({
  key: 'cold-drinks-juices', name: 'Cold Drinks & Juices',
  subCategoryRows: [
    { key: 'soft-drinks', name: 'Soft Drinks', details: cool('6 months'), rows: [
      ['Fizzoo', 'Cola', '750 ml', 40, 0, 145, 'Caramel, kola nut and plenty of bubbles.', {}],
      ['Fizzoo', 'Cola', '300 ml', 39.75, 5, 120, 'The cold can, best straight from the ice box.', {}],
      ['Fizzoo', 'Cola Zero', '300 ml', 40, 0, 88, 'Same fizz, no sugar. Contains sweeteners.', {}],
      ['Fizzoo', 'Clear Lime', '750 ml', 40, 0, 97, 'Lemon and lime, clear and sharp.', {}],
      ['Fizzoo', 'Orange Pop', '750 ml', 40, 0, 76, 'Bright orange and sweet, like birthdays were.', {}],
      ['Fizzoo', 'Jeera Masala Soda', '250 ml', 20, 0, 110, 'Roasted cumin, black salt and bubbles after a heavy lunch.', {}],
      ['Fizzoo', 'Ginger Ale', '300 ml', 70, 14, 33, 'Dry and gingery, on its own or as a mixer.', {}],
      ['Fizzoo', 'Goli Soda, Blueberry', '200 ml', 35, 0, 2, 'The marble-stoppered classic with a berry note.', {}],
    ] },
    { key: 'juices', name: 'Fruit Juices & Drinks', details: cool('6 months'), rows: [
      ['Rasilo', 'Mango Drink', '600 ml', 45, 0, 120, 'Thick Totapuri and Alphonso pulp. Shake, then sip.', {}],
      ['Rasilo', 'Mango Drink', '160 ml', 10, 0, 180, 'The lunch-box carton with its own straw.', {}],
      ['Rasilo', 'Orange Juice, No Added Sugar', '1 L', 140, 18, 52, 'From concentrate, unsweetened, with some of the pulp.', {}],
      ['Rasilo', 'Mixed Fruit Juice', '1 L', 125, 15, 68, 'Nine fruits, from apple to passion fruit.', {}],
      ['Rasilo', 'Apple Juice', '1 L', 130, 12, 44, 'Clear Himachal apple juice, mild and sweet.', {}],
      ['Rasilo', 'Guava Juice', '1 L', 120, 10, 0, 'Pink guava with salt and chilli in mind.', {}],
      ['Rasilo', 'Litchi Drink', '200 ml', 20, 0, 74, 'Perfumed Muzaffarpur litchi.', {}],
      ['Rasilo', 'Cranberry Juice', '1 L', 165, 22, 25, 'Tart cranberry, lightly sweetened.', {}],
      ['Rasilo', 'Cold Pressed Pomegranate', '250 ml', 120, 10, 16, 'Pressed, never heated. Keep it cold and finish it today.', { Storage: 'Refrigerate below 5 °C', 'Shelf life': '7 days' }],
      ['Rasilo', 'Aam Panna', '200 ml', 25, 0, 57, 'Roasted raw mango with mint and cumin against the heat.', {}],
    ] },
    { key: 'water-soda', name: 'Water & Soda', details: cool('9 months'), rows: [
      ['Jharana', 'Packaged Drinking Water', '1 L', 20, 0, 200, 'Filtered, ozonised drinking water.', {}],
      ['Jharana', 'Packaged Drinking Water', 'Pack of 12, 1 L', 240, 12, 24, 'A case of twelve litre bottles.', {}],
      ['Jharana', 'Himalayan Spring Water', '750 ml', 70, 10, 46, 'Bottled at the spring, with its natural minerals.', {}],
      ['Jharana', 'Club Soda', '750 ml', 20, 0, 130, 'Sharp, salty-clean bubbles for nimbu soda.', {}],
      ['Jharana', 'Tonic Water', '250 ml', 65, 8, 30, 'Quinine-bitter, with a citrus peel nose.', {}],
      ['Jharana', 'Ice Cubes', '1 kg', 60, 0, 3, 'Clear cubes of drinking water, in an insulated bag.', { Storage: 'Freeze at −18 °C' }],
    ] },
    { key: 'energy-coconut', name: 'Energy & Coconut Water', details: cool('9 months'), rows: [
      ['Taakato', 'Energy Drink', '250 ml', 115, 10, 58, 'Caffeine and B vitamins. Not for children.', { Caffeine: '75 mg per can' }],
      ['Taakato', 'Energy Drink, Sugar Free', '250 ml', 115, 10, 35, 'The same lift without sugar.', { Caffeine: '75 mg per can' }],
      ['Taakato', 'Electrolyte Drink, Lemon', '500 ml', 50, 0, 66, 'Salts and glucose for the second half.', {}],
      ['Taakato', 'Glucose Powder, Orange', '500 g', 165, 12, 40, 'Two spoons in cold water on a May afternoon.', {}],
      ['Rasilo', 'Tender Coconut Water', '200 ml', 50, 6, 82, 'Only coconut water; nothing added, nothing taken.', {}],
      ['Rasilo', 'Coconut Water with Malai', '250 ml', 75, 0, 20, 'With soft bits of kernel to chew.', { Storage: 'Refrigerate', 'Shelf life': '15 days' }],
    ] },
    { key: 'shakes-syrups', name: 'Shakes & Syrups', details: cool('9 months'), rows: [
      ['Dooni Dairy', 'Cold Coffee', '200 ml', 40, 5, 90, 'Milk, coffee and a little chocolate; shake well.', {}],
      ['Dooni Dairy', 'Kesar Badam Milk', '180 ml', 35, 0, 77, 'Almond milk with saffron, hot or cold.', {}],
      ['Dooni Dairy', 'Chocolate Milkshake', '180 ml', 35, 0, 64, 'Thick cocoa milk in a carton.', {}],
      ['Dooni Dairy', 'Strawberry Milkshake', '180 ml', 35, 0, 48, 'Pink, sweet and gone in four sips.', {}],
      ['Rasilo', 'Rose Sherbet Syrup', '700 ml', 155, 8, 37, 'A ruby spoon in cold milk or over falooda.', { 'Shelf life': '18 months' }],
      ['Rasilo', 'Khus Syrup', '700 ml', 145, 10, 19, 'Cooling vetiver, green as a monsoon field.', { 'Shelf life': '18 months' }],
      ['Rasilo', 'Lemon Squash', '750 ml', 135, 0, 42, 'One part squash, four parts water, ice.', { 'Shelf life': '12 months' }],
    ] },
  ],
});
