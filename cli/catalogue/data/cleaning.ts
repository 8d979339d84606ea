import { bottle, box, can, card, flatbox, flip, pouch, spray, squeeze, standup, tube, wrapper, thing } from '../packaging.js';
import { aisle } from '../demoRows.js';

const clean = (life = '24 months') => ({ Storage: 'Closed, away from food and children', 'Shelf life': life });

export const cleaning = aisle({
  key: 'cleaning-essentials', name: 'Cleaning Essentials', tint: '#CBE6F5', face: ['bucket', 'sponge', 'tissue'],
  subCategoryRows: [
    { key: 'laundry', name: 'Laundry', face: ['shirt', 'basket', 'bubbles'], details: clean(), rows: [
      ['Dhobika', 'Detergent Powder', '1 kg', 128, 10, 96, pouch('blue', 'shirt', { accent: 'amber' }), 'Lifts haldi and chai at the first wash.', {}],
      ['Dhobika', 'Detergent Powder', '4 kg', 475, 18, 35, standup('blue', 'basket', { accent: 'amber' }), 'The four-kilo bag with a scoop inside.', {}],
      ['Dhobika', 'Matic Liquid, Front Load', '1 L', 225, 22, 57, flip('navy', 'shirt', { accent: 'sky' }), 'Low foam for machines; one cap a load.', {}],
      ['Dhobika', 'Matic Liquid Refill', '2 L', 399, 28, 40, pouch('navy', 'bubbles', { accent: 'sky' }), 'Spouted refill for the bottle you have.', {}],
      ['Dhobika', 'Detergent Bar', 'Pack of 4', 60, 5, 82, wrapper('yellow', 'blueSoap'), 'Four hard bars for collars and cuffs.', {}],
      ['Dhobika', 'Fabric Softener, Lavender', '860 ml', 235, 15, 33, bottle('white', 'lavender', { accent: 'violet' }), 'Softness and scent in the last rinse.', {}],
      ['Dhobika', 'Liquid Blue', '250 ml', 45, 0, 28, bottle('white', 'sparkles', { accent: 'navy' }), 'A few drops for whites that look white.', {}],
      ['Dhobika', 'Stain Remover Spray', '250 ml', 175, 12, 2, spray('tomato', 'shirt'), 'Spray, wait five minutes, wash.', {}],
    ] },
    { key: 'dishwash', name: 'Dishwashing', face: ['sponge', 'plate', 'lemon'], details: clean(), rows: [
      ['Chamakk', 'Dishwash Liquid, Lemon', '500 ml', 115, 10, 104, squeeze('yellow', 'lemon', { accent: 'leaf' }), 'One spoon for a full sink; no white residue.', {}],
      ['Chamakk', 'Dishwash Refill, Lemon', '1 L', 189, 18, 61, pouch('yellow', 'plate', { accent: 'leaf' }), 'A litre of refill with a spout.', {}],
      ['Chamakk', 'Dishwash Bar', 'Pack of 3', 44.5, 0, 90, wrapper('green', 'greenSoap', { accent: 'yellow' }), 'Three lime bars that do not go soft in the dish.', {}],
      ['Chamakk', 'Scrub Pads', 'Pack of 3', 50, 6, 77, card('leaf', 'greenSponge', { accent: 'yellow' }), 'Green scourers for kadhai bottoms.', {}],
      ['Chamakk', 'Sponge Wipes', 'Pack of 5', 110, 20, 43, card('sky', 'sponge'), 'Drink ten times their weight; wash and use again.', {}],
      ['Chamakk', 'Dishwasher Tablets', '30 pieces', 599, 25, 18, box('navy', 'plate', { accent: 'sky' }), 'Made for Indian grease, with rinse aid inside.', {}],
    ] },
    { key: 'floor-toilet', name: 'Floor, Toilet & Surfaces', face: ['bucket', 'toilet', 'sparkles'], details: clean(), rows: [
      ['Chamakk', 'Floor Cleaner, Citrus', '975 ml', 199, 15, 78, bottle('white', 'orange', { accent: 'orange' }), 'A capful in the bucket; kills 99.9% of germs.', {}],
      ['Chamakk', 'Floor Cleaner, Neem', '2 L', 345, 20, 36, bottle('lime', 'leafFlutter', { accent: 'leaf' }), 'Two litres of herbal phenyl without the hospital smell.', {}],
      ['Chamakk', 'Toilet Cleaner', '500 ml', 98, 8, 91, squeeze('navy', 'toilet', { accent: 'red' }), 'Thick gel with an angled neck for under the rim.', {}],
      ['Chamakk', 'Bathroom Cleaner', '500 ml', 110, 10, 52, spray('red', 'bathtub', { accent: 'navy' }), 'Takes hard-water marks off taps and tiles.', {}],
      ['Chamakk', 'Glass Cleaner', '500 ml', 105, 12, 60, spray('sky', 'mirror', { accent: 'blue' }), 'Streak-free on mirrors, screens and car windows.', {}],
      ['Chamakk', 'Kitchen Degreaser', '450 ml', 165, 22, 38, spray('orange', 'cooking', { accent: 'leaf' }), 'For hob, chimney and the tile behind the tadka.', {}],
      ['Chamakk', 'Drain Opener', '50 g', 30, 0, 0, pouch('black', 'plunger', { accent: 'amber' }), 'Granules for a slow sink; wear gloves.', {}],
    ] },
    { key: 'fresheners-repellents', name: 'Fresheners & Repellents', face: ['lavender', 'fly', 'rose'], details: clean('36 months'), rows: [
      ['Mahakte', 'Room Freshener, Mogra', '220 ml', 165, 18, 46, can('leaf', 'blossom'), 'Jasmine from the first spray to the last guest.', {}],
      ['Mahakte', 'Bathroom Freshener Block', 'Pack of 3', 135, 10, 54, card('violet', 'lavender'), 'Three scented blocks, a month each.', {}],
      ['Mahakte', 'Mosquito Liquid Refill', 'Pack of 2', 160, 12, 71, card('red', 'fly', { accent: 'gold' }), 'Two refills for any standard plug, sixty nights.', {}],
      ['Mahakte', 'Mosquito Repellent Cream', '50 g', 75, 0, 29, tube('leaf', 'fly', { accent: 'amber' }), 'Eight hours on skin, safe from age two.', {}],
      ['Mahakte', 'Naphthalene Balls', '100 g', 55, 0, 35, pouch('ice', 'camphor', { accent: 'violet' }), 'For woollens from March to November.', {}],
    ] },
    { key: 'tissues-tools', name: 'Tissues, Bags & Tools', face: ['tissue', 'broom', 'glove'], details: { Storage: 'Dry place' }, rows: [
      ['Narmo', 'Toilet Rolls, 3 Ply', 'Pack of 4', 165, 25, 67, thing('tissue', 4), 'Four soft rolls of 160 pulls.', {}],
      ['Narmo', 'Kitchen Towel', 'Pack of 2', 140, 20, 58, thing('tissue', 2), 'Two absorbent rolls, 60 sheets each; food safe.', {}],
      ['Narmo', 'Face Tissues', '200 pulls', 99, 30, 72, flatbox('teal', 'cherryBlossom', { accent: 'pink' }), 'Two-ply tissues in a box that looks at home.', {}],
      ['Narmo', 'Paper Napkins', '100 pieces', 55, 5, 80, pouch('white', 'tulip', { accent: 'rose' }), 'Soft white napkins for every day.', {}],
      ['Narmo', 'Garbage Bags, Medium', '30 pieces', 110, 15, 85, box('black', 'wastebasket', { accent: 'lime' }), 'Roll of compostable bags, 48 × 56 cm.', {}],
      ['Chamakk', 'Soft Broom (Phool Jhadu)', '1 piece', 155, 10, 27, thing('broom'), 'Full grass head from Meghalaya on a light handle.', {}],
      ['Chamakk', 'Mop Bucket', '1 piece', 349, 20, 9, thing('bucket'), 'Ten-litre bucket with a steel handle.', {}],
      ['Chamakk', 'Rubber Gloves', '1 pair', 95, 0, 3, card('pink', 'glove', { accent: 'teal' }), 'Reusable, flock-lined, medium.', {}],
    ] },
  ],
});
