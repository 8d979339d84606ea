import { box, can, jar, pouch, standup, tub } from '../packaging.js';
import { aisle } from '../demoRows.js';

const crisp = (life: string) => ({ Storage: 'Cool, dry place; eat soon once opened', 'Shelf life': life, Diet: 'Veg' });

export const snacksMunchies = aisle({
  key: 'snacks-munchies', name: 'Snacks & Munchies', tint: '#FBE3A8', face: ['popcorn', 'fries', 'peanut'],
  subCategoryRows: [
    { key: 'chips-crisps', name: 'Chips & Crisps', face: ['potato', 'fries', 'chilli'], details: crisp('4 months'), rows: [
      ['Crunchora', 'Potato Chips, Classic Salted', '52 g', 20, 0, 160, pouch('yellow', 'potato'), 'Thin-sliced potatoes and salt. Nothing to hide.', {}],
      ['Crunchora', 'Potato Chips, Desi Masala', '52 g', 20, 0, 155, pouch('navy', 'chilli'), 'The blue packet: tangy masala chips for train journeys.', {}],
      ['Crunchora', 'Potato Chips, Cream & Onion', '90 g', 50, 10, 110, pouch('green', 'onion', { copies: 2 }), 'Sharing pack with sour cream and spring onion.', {}],
      ['Crunchora', 'Potato Chips, Tangy Tomato', '52 g', 20, 5, 94, pouch('tomato', 'tomato', { accent: 'leaf' }), 'Sweet, sour and red to the fingertips.', {}],
      ['Crunchora', 'Potato Chips, Chilli Lime', '52 g', 20, 0, 60, pouch('lime', 'lime'), 'Lime and green chilli, light and sharp.', {}],
      ['Crunchora', 'Kettle Chips, Sea Salt', '125 g', 99, 15, 38, standup('black', 'chips', { accent: 'silver' }), 'Thick-cut, slow-fried, curled at the edges.', {}],
      ['Crunchora', 'Stacked Crisps, Paprika', '110 g', 110, 20, 27, can('red', 'chilli', { accent: 'gold' }), 'Evenly shaped crisps in a can that survives the bag.', {}],
      ['Chatkarey', 'Banana Chips, Kerala', '150 g', 75, 10, 55, standup('amber', 'bananaChips', { beside: 'bananaChips' }), 'Nendran bananas fried in coconut oil with salt.', {}],
      ['Chatkarey', 'Banana Chips, Pepper', '150 g', 78, 8, 3, standup('black', 'bananaChips'), 'The same chips with coarse black pepper.', {}],
      ['Crunchora', 'Beetroot & Veggie Chips', '60 g', 90, 12.5, 22, standup('plum', 'beetroot'), 'Vacuum-cooked beet, carrot and okra with little oil.', {}],
      ['Phirki', 'Corn Puffs, Cheese', '55 g', 20, 0, 132, pouch('orange', 'cheese'), 'Airy corn puffs under a heap of cheese dust.', {}],
      ['Phirki', 'Masala Twirls', '80 g', 20, 0, 145, pouch('plum', 'chilli'), 'Crooked rice and corn sticks with a lot of masala.', {}],
    ] },
    { key: 'namkeen-bhujia', name: 'Namkeen & Bhujia', face: ['chilli', 'peanut', 'mint'], details: { ...crisp('6 months'), Allergen: 'May contain peanut' }, rows: [
      ['Chatkarey', 'Bikaneri Bhujia', '200 g', 55, 5, 120, pouch('tomato', 'bhujia', { accent: 'gold' }), 'Moth bean and gram flour strands with cloves and pepper.', {}],
      ['Chatkarey', 'Aloo Bhujia', '200 g', 55, 5, 116, pouch('yellow', 'sev'), 'Potato sev with mint and mango powder.', {}],
      ['Chatkarey', 'Aloo Bhujia', '1 kg', 245, 15, 33, standup('yellow', 'sev', { copies: 2 }), 'The kilo pack for offices and hostels.', {}],
      ['Chatkarey', 'Navratan Mixture', '200 g', 60, 8, 78, pouch('leaf', 'mixture'), 'Nine things in one handful, from cashew to potato stick.', {}],
      ['Chatkarey', 'Khatta Meetha', '200 g', 58, 6, 72, pouch('amber', 'mixture'), 'Sweet-sour mix with peas, sev and raisins.', {}],
      ['Chatkarey', 'Moong Dal Namkeen', '200 g', 62, 0, 64, pouch('lime', 'moong'), 'Fried yellow moong with only salt.', {}],
      ['Chatkarey', 'Chana Jor Garam', '150 g', 48, 0, 50, pouch('brown', 'chana'), 'Flattened kala chana, fiery and sour.', {}],
      ['Chatkarey', 'Ratlami Sev', '200 g', 56, 10, 2, pouch('red', 'sev', { accent: 'gold' }), 'Thick clove-hot sev from Malwa.', {}],
      ['Chatkarey', 'Murukku', '200 g', 70, 10, 43, box('kraft', 'pretzel'), 'Rice-flour spirals with cumin and sesame.', { Allergen: 'Sesame' }],
      ['Chatkarey', 'Mini Samosa', '200 g', 75, 12, 36, box('tomato', 'samosa'), 'Dry-filled, bite-sized samosas with cashew and raisin.', {}],
    ] },
    { key: 'nachos-popcorn', name: 'Nachos & Popcorn', face: ['popcorn', 'corn', 'avocado'], details: crisp('6 months'), rows: [
      ['Phirki', 'Popcorn, Butter Salted', '70 g', 30, 0, 88, pouch('yellow', 'popcorn', { accent: 'red' }), 'Ready-popped, buttery and light.', {}],
      ['Phirki', 'Popcorn, Caramel', '80 g', 60, 15, 42, standup('brown', 'popcorn'), 'Mushroom corn in a thin, crackling caramel.', {}],
      ['Phirki', 'Instant Popcorn, Classic', 'Pack of 3', 90, 10, 57, box('red', 'popcorn', { accent: 'gold' }), 'Three bags of kernels; shake the pan for four minutes.', {}],
      ['Crunchora', 'Nachos, Peri Peri', '150 g', 99, 18, 46, pouch('black', 'nachos', { accent: 'red' }), 'Corn triangles with African bird’s eye chilli.', {}],
      ['Crunchora', 'Nachos, Cheese', '150 g', 99, 18, 51, pouch('orange', 'nachos'), 'Corn triangles that need only a hot oven and salsa.', {}],
      ['Tadka Tales', 'Salsa Dip', '180 g', 120, 10, 24, jar('leaf', 'tomato', { accent: 'tomato' }), 'Chunky tomato, jalapeno and onion.', {}],
    ] },
    { key: 'papad', name: 'Papad & Appalam', face: ['papad', 'samosa'], details: crisp('6 months'), rows: [
      ['Chatkarey', 'Urad Papad, Black Pepper', '200 g', 75, 6, 67, pouch('cream', 'papad'), 'Hand-rolled discs; roast on the flame or fry for three seconds.', { Pieces: 'About 18' }],
      ['Chatkarey', 'Moong Papad', '200 g', 78, 5, 40, pouch('lime', 'papad'), 'Lighter moong dal papad with cumin.', { Pieces: 'About 20' }],
      ['Chatkarey', 'Appalam', '200 g', 62, 0, 29, box('sand', 'papad', { accent: 'leaf' }), 'Thin South Indian papad that puffs like a balloon.', {}],
      ['Chatkarey', 'Rice Papad, Colour Wheels', '200 g', 45, 0, 58, pouch('rose', 'fryums'), 'Coloured wheels that bloom in hot oil.', {}],
      ['Chatkarey', 'Sabudana Papad', '150 g', 85, 0, 0, pouch('pink', 'papad'), 'Tapioca papad for fasts, crisp and white.', {}],
    ] },
    { key: 'roasted-healthy', name: 'Roasted & Healthy', face: ['peanut', 'lotus', 'wheat'], details: { ...crisp('6 months'), Allergen: 'Nuts, peanut' }, rows: [
      ['Mewa Mahal', 'Makhana, Roasted Himalayan Salt', '70 g', 120, 20, 53, standup('pink', 'makhana', { beside: 'makhana' }), 'Popped lotus seeds, roasted in a spoon of olive oil.', {}],
      ['Mewa Mahal', 'Makhana, Plain', '250 g', 345, 15, 30, standup('white', 'makhana', { accent: 'rose' }), 'Large phool makhana from Mithila to roast at home or cook in kheer.', {}],
      ['Mewa Mahal', 'Peanuts, Salted', '200 g', 55, 0, 94, pouch('rust', 'peanuts'), 'Skin-on groundnuts, sand-roasted.', {}],
      ['Mewa Mahal', 'Masala Peanuts', '200 g', 60, 10, 71, tub('tomato', 'peanut', { accent: 'amber' }), 'Peanuts in a crackly gram-flour coat.', {}],
      ['Mewa Mahal', 'Trail Mix', '200 g', 299, 28, 26, jar('leaf', 'trail', { accent: 'plum' }), 'Almond, cashew, cranberry and pumpkin seed in equal parts.', {}],
      ['Mewa Mahal', 'Roasted Chana', '200 g', 42.5, 0, 80, standup('gold', 'chana', { accent: 'red' }), 'Bhuna chana with skin: protein for pennies.', { Protein: '20 g per 100 g' }],
      ['Nashtewala', 'Protein Bar, Almond', '60 g', 90, 11, 48, pouch('navy', 'chestnut', { accent: 'gold' }), 'Twenty grams of protein without added sugar.', { Protein: '20 g per bar' }],
    ] },
  ],
});
