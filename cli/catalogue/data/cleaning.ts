import { aisle } from '../demoRows.js';

const clean = (life = '24 months') => ({ Storage: 'Closed, away from food and children', 'Shelf life': life });

export const cleaning = aisle({
  key: 'cleaning-essentials', name: 'Cleaning Essentials',
  subCategoryRows: [
    { key: 'laundry', name: 'Laundry', details: clean(), rows: [
      ['Dhobika', 'Detergent Powder', '1 kg', 128, 10, 96, 'Lifts haldi and chai at the first wash.', {}],
      ['Dhobika', 'Detergent Powder', '4 kg', 475, 18, 35, 'The four-kilo bag with a scoop inside.', {}],
      ['Dhobika', 'Matic Liquid, Front Load', '1 L', 225, 22, 57, 'Low foam for machines; one cap a load.', {}],
      ['Dhobika', 'Matic Liquid Refill', '2 L', 399, 28, 40, 'Spouted refill for the bottle you have.', {}],
      ['Dhobika', 'Detergent Bar', 'Pack of 4', 60, 5, 82, 'Four hard bars for collars and cuffs.', {}],
      ['Dhobika', 'Fabric Softener, Lavender', '860 ml', 235, 15, 33, 'Softness and scent in the last rinse.', {}],
      ['Dhobika', 'Liquid Blue', '250 ml', 45, 0, 28, 'A few drops for whites that look white.', {}],
      ['Dhobika', 'Stain Remover Spray', '250 ml', 175, 12, 2, 'Spray, wait five minutes, wash.', {}],
    ] },
    { key: 'dishwash', name: 'Dishwashing', details: clean(), rows: [
      ['Chamakk', 'Dishwash Liquid, Lemon', '500 ml', 115, 10, 104, 'One spoon for a full sink; no white residue.', {}],
      ['Chamakk', 'Dishwash Refill, Lemon', '1 L', 189, 18, 61, 'A litre of refill with a spout.', {}],
      ['Chamakk', 'Dishwash Bar', 'Pack of 3', 44.5, 0, 90, 'Three lime bars that do not go soft in the dish.', {}],
      ['Chamakk', 'Scrub Pads', 'Pack of 3', 50, 6, 77, 'Green scourers for kadhai bottoms.', {}],
      ['Chamakk', 'Sponge Wipes', 'Pack of 5', 110, 20, 43, 'Drink ten times their weight; wash and use again.', {}],
      ['Chamakk', 'Dishwasher Tablets', '30 pieces', 599, 25, 18, 'Made for Indian grease, with rinse aid inside.', {}],
    ] },
    { key: 'floor-toilet', name: 'Floor, Toilet & Surfaces', details: clean(), rows: [
      ['Chamakk', 'Floor Cleaner, Citrus', '975 ml', 199, 15, 78, 'A capful in the bucket; kills 99.9% of germs.', {}],
      ['Chamakk', 'Floor Cleaner, Neem', '2 L', 345, 20, 36, 'Two litres of herbal phenyl without the hospital smell.', {}],
      ['Chamakk', 'Toilet Cleaner', '500 ml', 98, 8, 91, 'Thick gel with an angled neck for under the rim.', {}],
      ['Chamakk', 'Bathroom Cleaner', '500 ml', 110, 10, 52, 'Takes hard-water marks off taps and tiles.', {}],
      ['Chamakk', 'Glass Cleaner', '500 ml', 105, 12, 60, 'Streak-free on mirrors, screens and car windows.', {}],
      ['Chamakk', 'Kitchen Degreaser', '450 ml', 165, 22, 38, 'For hob, chimney and the tile behind the tadka.', {}],
      ['Chamakk', 'Drain Opener', '50 g', 30, 0, 0, 'Granules for a slow sink; wear gloves.', {}],
    ] },
    { key: 'fresheners-repellents', name: 'Fresheners & Repellents', details: clean('36 months'), rows: [
      ['Mahakte', 'Room Freshener, Mogra', '220 ml', 165, 18, 46, 'Jasmine from the first spray to the last guest.', {}],
      ['Mahakte', 'Bathroom Freshener Block', 'Pack of 3', 135, 10, 54, 'Three scented blocks, a month each.', {}],
      ['Mahakte', 'Mosquito Liquid Refill', 'Pack of 2', 160, 12, 71, 'Two refills for any standard plug, sixty nights.', {}],
      ['Mahakte', 'Mosquito Repellent Cream', '50 g', 75, 0, 29, 'Eight hours on skin, safe from age two.', {}],
      ['Mahakte', 'Naphthalene Balls', '100 g', 55, 0, 35, 'For woollens from March to November.', {}],
    ] },
    { key: 'tissues-tools', name: 'Tissues, Bags & Tools', details: { Storage: 'Dry place' }, rows: [
      ['Narmo', 'Toilet Rolls, 3 Ply', 'Pack of 4', 165, 25, 67, 'Four soft rolls of 160 pulls.', {}],
      ['Narmo', 'Kitchen Towel', 'Pack of 2', 140, 20, 58, 'Two absorbent rolls, 60 sheets each; food safe.', {}],
      ['Narmo', 'Face Tissues', '200 pulls', 99, 30, 72, 'Two-ply tissues in a box that looks at home.', {}],
      ['Narmo', 'Paper Napkins', '100 pieces', 55, 5, 80, 'Soft white napkins for every day.', {}],
      ['Narmo', 'Garbage Bags, Medium', '30 pieces', 110, 15, 85, 'Roll of compostable bags, 48 × 56 cm.', {}],
      ['Chamakk', 'Soft Broom (Phool Jhadu)', '1 piece', 155, 10, 27, 'Full grass head from Meghalaya on a light handle.', {}],
      ['Chamakk', 'Mop Bucket', '1 piece', 349, 20, 9, 'Ten-litre bucket with a steel handle.', {}],
      ['Chamakk', 'Rubber Gloves', '1 pair', 95, 0, 3, 'Reusable, flock-lined, medium.', {}],
    ] },
  ],
});
