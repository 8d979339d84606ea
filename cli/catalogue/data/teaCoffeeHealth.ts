import { aisle } from '../demoRows.js';

const dry = (life: string) => ({ Storage: 'Airtight, away from light and smells', 'Shelf life': life, Diet: 'Veg' });

export const teaCoffeeHealth = aisle({
  key: 'tea-coffee-health', name: 'Tea, Coffee & Health Drinks',
  subCategoryRows: [
    { key: 'tea', name: 'Tea', details: dry('12 months'), rows: [
      ['Chaipatti Lane', 'Assam CTC Tea', '250 g', 140, 8, 110, 'Strong, coppery leaf that stands up to milk and sugar.', {}],
      ['Chaipatti Lane', 'Assam CTC Tea', '1 kg', 520, 15, 48, 'The kilo box: about five hundred cups.', {}],
      ['Chaipatti Lane', 'Masala Chai', '250 g', 180, 12, 63, 'CTC tea with ginger, cardamom, clove and pepper in the blend.', {}],
      ['Chaipatti Lane', 'Elaichi Tea', '250 g', 175, 10, 54, 'Crushed green cardamom through a bright Dooars leaf.', {}],
      ['Chaipatti Lane', 'Darjeeling Second Flush', '100 g', 399, 20, 17, 'Whole leaf with the muscatel note. Brew four minutes, no milk.', {}],
      ['Chaipatti Lane', 'Nilgiri Tea Dust', '250 g', 120, 0, 36, 'Fine grade for a quick, dark South Indian cup.', {}],
      ['Chaipatti Lane', 'Black Tea Bags', '100 pieces', 170, 14, 58, 'A hundred bags without staples.', {}],
      ['Chaipatti Lane', 'Iced Tea, Lemon', '400 g', 199, 25, 30, 'Instant powder; three spoons in cold water.', {}],
    ] },
    { key: 'green-herbal', name: 'Green & Herbal Tea', details: dry('18 months'), rows: [
      ['Chaipatti Lane', 'Green Tea Bags, Honey Lemon', '25 pieces', 165, 18, 67, 'Light green tea with lemon peel and honey flavour.', {}],
      ['Chaipatti Lane', 'Green Tea, Whole Leaf', '100 g', 220, 15, 33, 'Unfermented Assam leaf; brew at 80 °C.', {}],
      ['Chaipatti Lane', 'Tulsi Ginger Tea', '25 pieces', 155, 10, 45, 'Holy basil and dried ginger, free of caffeine.', {}],
      ['Chaipatti Lane', 'Chamomile Tea', '20 pieces', 240, 22, 2, 'Whole flowers for the end of the day.', {}],
      ['Chaipatti Lane', 'Kashmiri Kahwa', '100 g', 299, 10, 21, 'Green tea with saffron, almond, cinnamon and rose.', { Allergen: 'Almond' }],
    ] },
    { key: 'coffee', name: 'Coffee', details: dry('12 months'), rows: [
      ['Kaapi Kettle', 'Instant Coffee', '50 g', 170, 10, 99, 'Spray-dried blend of arabica and robusta.', {}],
      ['Kaapi Kettle', 'Instant Coffee', '200 g', 620, 18, 38, 'The big jar for those who do not speak before the first cup.', {}],
      ['Kaapi Kettle', 'Filter Coffee, 80:20', '200 g', 160, 8, 61, 'Chikmagalur beans with one fifth chicory, for the brass filter.', {}],
      ['Kaapi Kettle', 'Pure Arabica Beans', '250 g', 480, 15, 24, 'Medium roast from one Coorg estate; notes of cocoa and orange.', {}],
      ['Kaapi Kettle', 'Decoction, Ready', '100 ml', 60, 0, 26, 'Filter decoction in a pouch: add hot milk and sugar.', { Storage: 'Refrigerate once opened', 'Shelf life': '3 months' }],
      ['Kaapi Kettle', 'Coffee Sachets', 'Pack of 10', 20, 0, 150, 'Ten single-cup sachets.', {}],
      ['Kaapi Kettle', 'Cold Brew Bags', '5 pieces', 320, 30, 14, 'Steep overnight in the fridge; smooth, low in acid.', {}],
    ] },
    { key: 'health-drinks', name: 'Health Drinks & Honey', details: dry('15 months'), rows: [
      ['Taakato', 'Malt Drink, Chocolate', '500 g', 260, 10, 72, 'Malted barley and cocoa for milk, with iron and vitamins.', { Allergen: 'Barley, milk' }],
      ['Taakato', 'Malt Drink, Kesar Badam', '400 g', 275, 12, 34, 'Malt with almond and saffron.', { Allergen: 'Barley, milk, almond' }],
      ['Taakato', 'Drinking Chocolate', '200 g', 190, 15, 41, 'Cocoa and sugar, nothing else. Whisk into hot milk.', {}],
      ['Taakato', 'Whey Protein, Vanilla', '1 kg', 2199, 35, 9, '24 g of protein a scoop, 33 scoops.', { Allergen: 'Milk', Protein: '24 g per scoop' }],
      ['Hari Bel', 'Honey, Multiflora', '500 g', 235, 25, 55, 'Raw honey of many flowers; it may crystallise in winter.', {}],
      ['Hari Bel', 'Forest Honey', '250 g', 199, 10, 28, 'Dark, smoky honey from the Satpura hills.', {}],
      ['Hari Bel', 'Chyawan Mix (Amla)', '500 g', 225, 12, 3, 'Amla cooked with ghee, honey and herbs; a spoon a day.', {}],
    ] },
  ],
});
