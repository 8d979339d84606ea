import { aisle } from '../demoRows.js';

export const babyCare = aisle({
  key: 'baby-care', name: 'Baby Care',
  subCategoryRows: [
    { key: 'diapers-wipes', name: 'Diapers & Wipes', details: { Storage: 'Dry place' }, rows: [
      ['Chhutkoo', 'Diaper Pants, Small', '42 pieces', 499, 28, 45, 'For 4–8 kg, with a wetness line that turns blue.', {}],
      ['Chhutkoo', 'Diaper Pants, Medium', '38 pieces', 499, 28, 52, 'For 7–12 kg; twelve hours dry.', {}],
      ['Chhutkoo', 'Diaper Pants, Large', '34 pieces', 525, 30, 39, 'For 9–14 kg; stretch all round the waist.', {}],
      ['Chhutkoo', 'Newborn Taped Diapers', '24 pieces', 299, 15, 3, 'Up to 5 kg, with a dip for the navel.', {}],
      ['Chhutkoo', 'Baby Wipes', '72 pieces', 149, 33, 88, 'Water and aloe; no alcohol, no scent.', {}],
      ['Chhutkoo', 'Baby Wipes', 'Pack of 3', 399, 40, 41, 'Three packs with lids.', {}],
    ] },
    { key: 'baby-food', name: 'Baby Food & Feeding', details: { 'Recommended age': 'From 6 months', Storage: 'Cool, dry place' }, rows: [
      ['Chhutkoo', 'Rice & Moong Cereal', '300 g', 260, 10, 36, 'First khichdi: rice, moong and iron, with no added sugar.', { Diet: 'Veg' }],
      ['Chhutkoo', 'Ragi Banana Cereal', '300 g', 275, 12, 27, 'Sprouted ragi with dried banana.', { 'Recommended age': 'From 8 months', Diet: 'Veg' }],
      ['Chhutkoo', 'Apple Puree', '100 g', 80, 0, 48, 'Only steamed apple, in a pouch with a cap.', { Diet: 'Veg' }],
      ['Chhutkoo', 'Teething Rusks', '100 g', 120, 8, 2, 'Hard enough to gnaw, soft enough to dissolve.', { 'Recommended age': 'From 8 months', Allergen: 'Wheat', Diet: 'Veg' }],
      ['Chhutkoo', 'Feeding Bottle, 250 ml', '1 piece', 299, 20, 24, 'BPA-free bottle with an anti-colic teat.', { 'Recommended age': 'From 0 months' }],
    ] },
    { key: 'baby-bath', name: 'Bath, Skin & Play', details: { Storage: 'Cool, dry place' }, rows: [
      ['Chhutkoo', 'Gentle Baby Soap', '75 g', 60, 5, 59, 'pH 5.5, with milk and almond oil.', {}],
      ['Chhutkoo', 'Tear Free Shampoo', '200 ml', 190, 15, 43, 'Does not sting; rinses fast.', {}],
      ['Chhutkoo', 'Baby Massage Oil', '200 ml', 235, 18, 30, 'Cold-pressed almond and sesame.', {}],
      ['Chhutkoo', 'Baby Lotion', '200 ml', 215, 12, 37, 'Light moisture after the bath.', {}],
      ['Chhutkoo', 'Diaper Rash Cream', '50 g', 165, 10, 0, 'Zinc oxide barrier that wipes off easily.', {}],
      ['Chhutkoo', 'Soft Teddy', '1 piece', 349, 25, 15, 'A 25 cm friend, washable at 30 °C.', { 'Recommended age': 'From 12 months' }],
    ] },
  ],
});
