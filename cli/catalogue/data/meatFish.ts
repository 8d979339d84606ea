import { aisle } from '../demoRows.js';

const chilled = (life: string) => ({ Storage: 'Refrigerate at 0–4 °C; cook on the day', 'Shelf life': life, Diet: 'Non-veg' });

export const meatFish = aisle({
  key: 'meat-fish', name: 'Chicken, Meat & Fish',
  subCategoryRows: [
    { key: 'chicken', name: 'Chicken', details: chilled('3 days'), rows: [
      ['Murgh & Co', 'Chicken Curry Cut, Skinless', '500 g', 159, 12, 68, 'Twelve to fifteen bone-in pieces from a whole bird.', { 'Net wt.': '500 g after cleaning' }],
      ['Murgh & Co', 'Chicken Curry Cut, Skinless', '1 kg', 305, 15, 39, 'For the Sunday curry: a kilo of bone-in pieces.', { 'Net wt.': '1 kg after cleaning' }],
      ['Murgh & Co', 'Chicken Breast, Boneless', '450 g', 249, 18, 54, 'Trimmed fillets, even in thickness.', { Protein: '23 g per 100 g' }],
      ['Murgh & Co', 'Chicken Drumsticks', '450 g', 219, 14, 46, 'Five to six skinless drumsticks for tandoori or frying.', { Pieces: '5–6' }],
      ['Murgh & Co', 'Chicken Keema', '450 g', 239, 10, 22, 'Ground breast and thigh for kebab, keema pav and momos.', {}],
      ['Murgh & Co', 'Chicken Wings', '500 g', 145, 0, 31, 'With skin, tips off. They want a hot oven.', {}],
      ['Murgh & Co', 'Chicken Liver', '500 g', 99, 8, 2, 'Cleaned liver and heart, rich in iron.', {}],
      ['Murgh & Co', 'Whole Chicken, Skinless', '1 kg', 289, 10, 14, 'One dressed bird for roasting or biryani.', {}],
    ] },
    { key: 'mutton', name: 'Mutton & Lamb', details: chilled('3 days'), rows: [
      ['Murgh & Co', 'Mutton Curry Cut', '500 g', 479, 8, 33, 'Goat shoulder and leg, cut to forty-gram pieces.', {}],
      ['Murgh & Co', 'Mutton Boneless', '450 g', 599, 10, 18, 'Lean leg cubes for roganjosh and boti.', {}],
      ['Murgh & Co', 'Mutton Keema', '450 g', 545, 6, 21, 'Coarse-ground goat with a little fat for juice.', {}],
      ['Murgh & Co', 'Mutton Paya', '4 pieces', 320, 0, 0, 'Four cleaned trotters for slow soup.', {}],
      ['Murgh & Co', 'Lamb Chops', '400 g', 749, 12, 6, 'Rib chops, frenched, for a hot grill.', {}],
    ] },
    { key: 'fish-seafood', name: 'Fish & Seafood', details: { ...chilled('2 days'), Allergen: 'Fish, crustaceans' }, rows: [
      ['Lehar Catch', 'Rohu, Bengali Cut', '500 g', 189, 10, 42, 'Freshwater rohu in steaks with roe when in season.', {}],
      ['Lehar Catch', 'Surmai Steaks', '500 g', 549, 15, 17, 'Seer fish in 2 cm steaks, firm for the tava.', {}],
      ['Lehar Catch', 'Pomfret, Whole', '500 g', 650, 12, 11, 'Two silver pomfrets, gutted, slit for masala.', {}],
      ['Lehar Catch', 'Prawns, Medium, Cleaned', '250 g', 329, 20, 36, 'Peeled, deveined, tails on.', {}],
      ['Lehar Catch', 'Basa Fillet', '450 g', 299, 25, 44, 'Boneless and mild, for those new to fish.', { Storage: 'Freeze at −18 °C' }],
      ['Lehar Catch', 'Salmon Fillet', '200 g', 799, 18, 5, 'Atlantic salmon with skin, pin-boned.', { 'Country of origin': 'Norway' }],
      ['Lehar Catch', 'Mud Crab', '2 pieces', 560, 0, 3, 'Two crabs of about 250 g, cleaned and cracked.', {}],
      ['Lehar Catch', 'Squid Rings', '250 g', 279, 10, 15, 'Cleaned rings; ninety seconds in hot oil.', {}],
      ['Lehar Catch', 'Tuna Chunks in Brine', '185 g', 210, 14, 40, 'Pole-caught skipjack in a ring-pull can.', { Storage: 'Cool, dry place', 'Shelf life': '36 months' }],
    ] },
    { key: 'kebabs-cold-cuts', name: 'Kebabs, Sausages & Cold Cuts', details: { Storage: 'Freeze at −18 °C', 'Shelf life': '6 months', Diet: 'Non-veg' }, rows: [
      ['Murgh & Co', 'Chicken Nuggets', '500 g', 275, 22, 63, 'Crumbed breast pieces; air fryer, ten minutes.', { Allergen: 'Wheat' }],
      ['Murgh & Co', 'Chicken Seekh Kebab', '300 g', 245, 15, 34, 'Six smoky skewers, fully cooked.', {}],
      ['Murgh & Co', 'Chicken Sausages, Pepper', '250 g', 160, 10, 48, 'Ten snappy links with cracked pepper.', {}],
      ['Murgh & Co', 'Chicken Salami', '200 g', 145, 12.5, 29, 'Thin slices for a cold sandwich.', { Storage: 'Refrigerate', 'Shelf life': '30 days' }],
      ['Lehar Catch', 'Fish Fingers', '400 g', 320, 18, 26, 'Basa fillets in a crisp golden crumb.', { Allergen: 'Fish, wheat' }],
      ['Murgh & Co', 'Chicken Tikka Wrap', '1 piece', 150, 0, 1, 'Charred tikka, onion and mint in a soft paratha.', { Storage: 'Refrigerate', 'Shelf life': '1 day' }],
    ] },
  ],
});
