import { aisle } from '../demoRows.js';

export const homeKitchen = aisle({
  key: 'home-kitchen', name: 'Home, Kitchen & Pooja',
  subCategoryRows: [
    { key: 'kitchen-tools', name: 'Kitchen & Storage', details: { Care: 'Wash before first use' }, rows: [
      ['Rasoi Mitra', 'Chef Knife', '1 piece', 249, 20, 26, 'A 20 cm stainless blade that takes an edge.', { Material: 'Stainless steel' }],
      ['Rasoi Mitra', 'Non-Stick Fry Pan, 24 cm', '1 piece', 799, 35, 12, 'Three-layer coating, works on gas and induction.', { Material: 'Aluminium' }],
      ['Rasoi Mitra', 'Glass Storage Jar', '1 L', 199, 15, 33, 'Airtight glass jar for dal, biscuits or pride.', { Material: 'Borosilicate glass' }],
      ['Rasoi Mitra', 'Spoon & Fork Set', 'Pack of 6', 299, 25, 20, 'Six pairs in mirror-polished steel.', { Material: 'Stainless steel' }],
      ['Rasoi Mitra', 'Steel Lunch Box', '1 piece', 449, 22, 17, 'Two leak-proof tiers and a spoon.', { Material: 'Stainless steel' }],
      ['Rasoi Mitra', 'Kitchen Scissors', '1 piece', 149, 10, 38, 'For pouches, herbs and stubborn lids.', {}],
      ['Rasoi Mitra', 'Aluminium Foil', '9 m', 99, 12, 66, 'Food-grade foil, 11 micron, with a cutting edge.', {}],
      ['Rasoi Mitra', 'Cling Film', '30 m', 135, 18, 42, 'Clings to bowls, not to itself.', {}],
      ['Rasoi Mitra', 'Bamboo Chopsticks', '10 pairs', 80, 0, 2, 'Ten pairs, sanded smooth.', { Material: 'Bamboo' }],
    ] },
    { key: 'pooja', name: 'Pooja Needs', details: { Storage: 'Dry place, away from fire' }, rows: [
      ['Aaradhan', 'Sandal Agarbatti', '100 g', 60, 5, 98, 'Hand-rolled sticks that burn forty minutes.', {}],
      ['Aaradhan', 'Mogra Dhoop Cones', '20 pieces', 75, 10, 44, 'Twenty cones with a little brass holder.', {}],
      ['Aaradhan', 'Camphor Tablets', '50 g', 95, 0, 57, 'Pure kapur that leaves no ash.', {}],
      ['Aaradhan', 'Clay Diyas', 'Pack of 12', 90, 15, 36, 'Twelve hand-thrown diyas from Kumhar Gali.', { Material: 'Terracotta' }],
      ['Aaradhan', 'Cotton Wicks', '100 pieces', 30, 0, 73, 'A hundred long wicks, rolled evenly.', {}],
      ['Aaradhan', 'Pooja Oil', '500 ml', 140, 8, 31, 'Blend of sesame, mahua and neem; not for eating.', {}],
      ['Aaradhan', 'Marigold & Rose Flowers', '100 g', 40, 0, 3, 'Loose flowers picked before dawn.', { Storage: 'Sprinkle with water' }],
      ['Aaradhan', 'Brass Bell', '1 piece', 299, 20, 11, 'A small ghanti with a clear voice.', { Material: 'Brass' }],
    ] },
    { key: 'batteries-bulbs', name: 'Batteries, Bulbs & Candles', details: { Warranty: 'As printed on the pack' }, rows: [
      ['Jugnuu', 'AA Batteries', 'Pack of 4', 80, 0, 110, 'Zinc-carbon cells for clocks and remotes.', {}],
      ['Jugnuu', 'AAA Alkaline Batteries', 'Pack of 4', 180, 22, 69, 'Last five times as long.', {}],
      ['Jugnuu', 'LED Bulb 9 W, Cool White', '1 piece', 120, 30, 64, '900 lumens from nine watts, B22 cap.', { Warranty: '1 year' }],
      ['Jugnuu', 'LED Bulb 9 W, Warm', 'Pack of 2', 240, 35, 28, 'Two bulbs in the colour of evening.', { Warranty: '1 year' }],
      ['Jugnuu', 'Household Candles', 'Pack of 8', 60, 0, 50, 'For power cuts and birthdays alike.', {}],
      ['Jugnuu', 'Extension Board, 4 Socket', '1 piece', 499, 28, 0, 'Two-metre cord with surge cut-off.', { Warranty: '1 year' }],
    ] },
    { key: 'stationery', name: 'Stationery', details: { Use: 'School and office' }, rows: [
      ['Likhawat', 'Notebook, Ruled', '172 pages', 65, 10, 84, 'Smooth 60 gsm paper, stitched.', {}],
      ['Likhawat', 'HB Pencils', 'Pack of 10', 59.5, 7.5, 92, 'Ten pencils, a sharpener and an eraser.', {}],
      ['Likhawat', 'Ball Pens, Blue', 'Pack of 5', 50, 0, 105, 'Fine points that start at the first stroke.', {}],
      ['Likhawat', 'Wax Crayons', '12 pieces', 45, 8, 40, 'Twelve bright colours, non-toxic.', {}],
      ['Likhawat', 'Geometry Scale Set', '1 piece', 70, 0, 2, 'Ruler, set squares and protractor.', {}],
    ] },
  ],
});
