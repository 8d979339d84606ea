import { box, flatbox, jar, pouch, standup, tin } from '../packaging.js';
import { aisle } from '../demoRows.js';

const dry = (life: string) => ({ Storage: 'Airtight, away from light and smells', 'Shelf life': life, Diet: 'Veg' });

export const teaCoffeeHealth = aisle({
  key: 'tea-coffee-health', name: 'Tea, Coffee & Health Drinks', tint: '#E3D3BF', face: ['coffee', 'teapot', 'honey'],
  subCategoryRows: [
    { key: 'tea', name: 'Tea', face: ['teapot', 'teacup', 'ginger'], details: dry('12 months'), rows: [
      ['Chaipatti Lane', 'Assam CTC Tea', '250 g', 140, 8, 110, pouch('tomato', 'tea', { accent: 'gold' }), 'Strong, coppery leaf that stands up to milk and sugar.', {}],
      ['Chaipatti Lane', 'Assam CTC Tea', '1 kg', 520, 15, 48, box('tomato', 'teapot', { accent: 'gold' }), 'The kilo box: about five hundred cups.', {}],
      ['Chaipatti Lane', 'Masala Chai', '250 g', 180, 12, 63, pouch('rust', 'ginger', { accent: 'amber' }), 'CTC tea with ginger, cardamom, clove and pepper in the blend.', {}],
      ['Chaipatti Lane', 'Elaichi Tea', '250 g', 175, 10, 54, standup('leaf', 'tea'), 'Crushed green cardamom through a bright Dooars leaf.', {}],
      ['Chaipatti Lane', 'Darjeeling Second Flush', '100 g', 399, 20, 17, tin('gold', 'leafFlutter'), 'Whole leaf with the muscatel note. Brew four minutes, no milk.', {}],
      ['Chaipatti Lane', 'Nilgiri Tea Dust', '250 g', 120, 0, 36, pouch('navy', 'tea'), 'Fine grade for a quick, dark South Indian cup.', {}],
      ['Chaipatti Lane', 'Black Tea Bags', '100 pieces', 170, 14, 58, flatbox('yellow', 'teacup'), 'A hundred bags without staples.', {}],
      ['Chaipatti Lane', 'Iced Tea, Lemon', '400 g', 199, 25, 30, standup('amber', 'lemon'), 'Instant powder; three spoons in cold water.', {}],
    ] },
    { key: 'green-herbal', name: 'Green & Herbal Tea', face: ['leafFlutter', 'teacup', 'blossom'], details: dry('18 months'), rows: [
      ['Chaipatti Lane', 'Green Tea Bags, Honey Lemon', '25 pieces', 165, 18, 67, flatbox('lime', 'lemon'), 'Light green tea with lemon peel and honey flavour.', {}],
      ['Chaipatti Lane', 'Green Tea, Whole Leaf', '100 g', 220, 15, 33, tin('leaf', 'leafFlutter', { accent: 'gold' }), 'Unfermented Assam leaf; brew at 80 °C.', {}],
      ['Chaipatti Lane', 'Tulsi Ginger Tea', '25 pieces', 155, 10, 45, box('green', 'herb', { accent: 'amber' }), 'Holy basil and dried ginger, free of caffeine.', {}],
      ['Chaipatti Lane', 'Chamomile Tea', '20 pieces', 240, 22, 2, box('cream', 'blossom', { accent: 'lime' }), 'Whole flowers for the end of the day.', {}],
      ['Chaipatti Lane', 'Kashmiri Kahwa', '100 g', 299, 10, 21, tin('plum', 'rose', { accent: 'gold' }), 'Green tea with saffron, almond, cinnamon and rose.', { Allergen: 'Almond' }],
    ] },
    { key: 'coffee', name: 'Coffee', face: ['coffee', 'chestnut'], details: dry('12 months'), rows: [
      ['Kaapi Kettle', 'Instant Coffee', '50 g', 170, 10, 99, jar('coffee', 'coffeePowder', { accent: 'red', art: 'coffee' }), 'Spray-dried blend of arabica and robusta.', {}],
      ['Kaapi Kettle', 'Instant Coffee', '200 g', 620, 18, 38, jar('coffee', 'coffeePowder', { accent: 'gold', art: 'coffee' }), 'The big jar for those who do not speak before the first cup.', {}],
      ['Kaapi Kettle', 'Filter Coffee, 80:20', '200 g', 160, 8, 61, pouch('rust', 'coffeePowder', { accent: 'gold' }), 'Chikmagalur beans with one fifth chicory, for the brass filter.', {}],
      ['Kaapi Kettle', 'Pure Arabica Beans', '250 g', 480, 15, 24, standup('black', 'coffeeBean', { accent: 'gold', beside: 'coffeeBean' }), 'Medium roast from one Coorg estate; notes of cocoa and orange.', {}],
      ['Kaapi Kettle', 'Decoction, Ready', '100 ml', 60, 0, 26, pouch('brown', 'coffee'), 'Filter decoction in a pouch: add hot milk and sugar.', { Storage: 'Refrigerate once opened', 'Shelf life': '3 months' }],
      ['Kaapi Kettle', 'Coffee Sachets', 'Pack of 10', 20, 0, 150, flatbox('red', 'coffee', { accent: 'coffee' }), 'Ten single-cup sachets.', {}],
      ['Kaapi Kettle', 'Cold Brew Bags', '5 pieces', 320, 30, 14, box('navy', 'cup', { accent: 'gold' }), 'Steep overnight in the fridge; smooth, low in acid.', {}],
    ] },
    { key: 'health-drinks', name: 'Health Drinks & Honey', face: ['honey', 'milk', 'bee'], details: dry('15 months'), rows: [
      ['Taakato', 'Malt Drink, Chocolate', '500 g', 260, 10, 72, jar('orange', 'cocoa', { accent: 'navy', art: 'milk' }), 'Malted barley and cocoa for milk, with iron and vitamins.', { Allergen: 'Barley, milk' }],
      ['Taakato', 'Malt Drink, Kesar Badam', '400 g', 275, 12, 34, box('gold', 'chestnut', { accent: 'navy' }), 'Malt with almond and saffron.', { Allergen: 'Barley, milk, almond' }],
      ['Taakato', 'Drinking Chocolate', '200 g', 190, 15, 41, tin('coffee', 'chocolate', { accent: 'gold' }), 'Cocoa and sugar, nothing else. Whisk into hot milk.', {}],
      ['Taakato', 'Whey Protein, Vanilla', '1 kg', 2199, 35, 9, jar('black', 'whitePowder', { accent: 'amber' }), '24 g of protein a scoop, 33 scoops.', { Allergen: 'Milk', Protein: '24 g per scoop' }],
      ['Hari Bel', 'Honey, Multiflora', '500 g', 235, 25, 55, jar('yellow', 'honey', { accent: 'amber' }), 'Raw honey of many flowers; it may crystallise in winter.', {}],
      ['Hari Bel', 'Forest Honey', '250 g', 199, 10, 28, jar('leaf', 'bee', { accent: 'brown' }), 'Dark, smoky honey from the Satpura hills.', {}],
      ['Hari Bel', 'Chyawan Mix (Amla)', '500 g', 225, 12, 3, jar('coffee', 'leafFlutter', { accent: 'leaf' }), 'Amla cooked with ghee, honey and herbs; a spoon a day.', {}],
    ] },
  ],
});
