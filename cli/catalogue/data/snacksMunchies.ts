import { aisle } from '../demoRows.js';

const crisp = (life: string) => ({ Storage: 'Cool, dry place; eat soon once opened', 'Shelf life': life, Diet: 'Veg' });

export const snacksMunchies = aisle({
  key: 'snacks-munchies', name: 'Snacks & Munchies',
  subCategoryRows: [
    { key: 'chips-crisps', name: 'Chips & Crisps', details: crisp('4 months'), rows: [
      ['Crunchora', 'Potato Chips, Classic Salted', '52 g', 20, 0, 160, 'Thin-sliced potatoes and salt. Nothing to hide.', {}],
      ['Crunchora', 'Potato Chips, Desi Masala', '52 g', 20, 0, 155, 'The blue packet: tangy masala chips for train journeys.', {}],
      ['Crunchora', 'Potato Chips, Cream & Onion', '90 g', 50, 10, 110, 'Sharing pack with sour cream and spring onion.', {}],
      ['Crunchora', 'Potato Chips, Tangy Tomato', '52 g', 20, 5, 94, 'Sweet, sour and red to the fingertips.', {}],
      ['Crunchora', 'Potato Chips, Chilli Lime', '52 g', 20, 0, 60, 'Lime and green chilli, light and sharp.', {}],
      ['Crunchora', 'Kettle Chips, Sea Salt', '125 g', 99, 15, 38, 'Thick-cut, slow-fried, curled at the edges.', {}],
      ['Crunchora', 'Stacked Crisps, Paprika', '110 g', 110, 20, 27, 'Evenly shaped crisps in a can that survives the bag.', {}],
      ['Chatkarey', 'Banana Chips, Kerala', '150 g', 75, 10, 55, 'Nendran bananas fried in coconut oil with salt.', {}],
      ['Chatkarey', 'Banana Chips, Pepper', '150 g', 78, 8, 3, 'The same chips with coarse black pepper.', {}],
      ['Crunchora', 'Beetroot & Veggie Chips', '60 g', 90, 12.5, 22, 'Vacuum-cooked beet, carrot and okra with little oil.', {}],
      ['Phirki', 'Corn Puffs, Cheese', '55 g', 20, 0, 132, 'Airy corn puffs under a heap of cheese dust.', {}],
      ['Phirki', 'Masala Twirls', '80 g', 20, 0, 145, 'Crooked rice and corn sticks with a lot of masala.', {}],
    ] },
    { key: 'namkeen-bhujia', name: 'Namkeen & Bhujia', details: { ...crisp('6 months'), Allergen: 'May contain peanut' }, rows: [
      ['Chatkarey', 'Bikaneri Bhujia', '200 g', 55, 5, 120, 'Moth bean and gram flour strands with cloves and pepper.', {}],
      ['Chatkarey', 'Aloo Bhujia', '200 g', 55, 5, 116, 'Potato sev with mint and mango powder.', {}],
      ['Chatkarey', 'Aloo Bhujia', '1 kg', 245, 15, 33, 'The kilo pack for offices and hostels.', {}],
      ['Chatkarey', 'Navratan Mixture', '200 g', 60, 8, 78, 'Nine things in one handful, from cashew to potato stick.', {}],
      ['Chatkarey', 'Khatta Meetha', '200 g', 58, 6, 72, 'Sweet-sour mix with peas, sev and raisins.', {}],
      ['Chatkarey', 'Moong Dal Namkeen', '200 g', 62, 0, 64, 'Fried yellow moong with only salt.', {}],
      ['Chatkarey', 'Chana Jor Garam', '150 g', 48, 0, 50, 'Flattened kala chana, fiery and sour.', {}],
      ['Chatkarey', 'Ratlami Sev', '200 g', 56, 10, 2, 'Thick clove-hot sev from Malwa.', {}],
      ['Chatkarey', 'Murukku', '200 g', 70, 10, 43, 'Rice-flour spirals with cumin and sesame.', { Allergen: 'Sesame' }],
      ['Chatkarey', 'Mini Samosa', '200 g', 75, 12, 36, 'Dry-filled, bite-sized samosas with cashew and raisin.', {}],
    ] },
    { key: 'nachos-popcorn', name: 'Nachos & Popcorn', details: crisp('6 months'), rows: [
      ['Phirki', 'Popcorn, Butter Salted', '70 g', 30, 0, 88, 'Ready-popped, buttery and light.', {}],
      ['Phirki', 'Popcorn, Caramel', '80 g', 60, 15, 42, 'Mushroom corn in a thin, crackling caramel.', {}],
      ['Phirki', 'Instant Popcorn, Classic', 'Pack of 3', 90, 10, 57, 'Three bags of kernels; shake the pan for four minutes.', {}],
      ['Crunchora', 'Nachos, Peri Peri', '150 g', 99, 18, 46, 'Corn triangles with African bird’s eye chilli.', {}],
      ['Crunchora', 'Nachos, Cheese', '150 g', 99, 18, 51, 'Corn triangles that need only a hot oven and salsa.', {}],
      ['Tadka Tales', 'Salsa Dip', '180 g', 120, 10, 24, 'Chunky tomato, jalapeno and onion.', {}],
    ] },
    { key: 'papad', name: 'Papad & Appalam', details: crisp('6 months'), rows: [
      ['Chatkarey', 'Urad Papad, Black Pepper', '200 g', 75, 6, 67, 'Hand-rolled discs; roast on the flame or fry for three seconds.', { Pieces: 'About 18' }],
      ['Chatkarey', 'Moong Papad', '200 g', 78, 5, 40, 'Lighter moong dal papad with cumin.', { Pieces: 'About 20' }],
      ['Chatkarey', 'Appalam', '200 g', 62, 0, 29, 'Thin South Indian papad that puffs like a balloon.', {}],
      ['Chatkarey', 'Rice Papad, Colour Wheels', '200 g', 45, 0, 58, 'Coloured wheels that bloom in hot oil.', {}],
      ['Chatkarey', 'Sabudana Papad', '150 g', 85, 0, 0, 'Tapioca papad for fasts, crisp and white.', {}],
    ] },
    { key: 'roasted-healthy', name: 'Roasted & Healthy', details: { ...crisp('6 months'), Allergen: 'Nuts, peanut' }, rows: [
      ['Mewa Mahal', 'Makhana, Roasted Himalayan Salt', '70 g', 120, 20, 53, 'Popped lotus seeds, roasted in a spoon of olive oil.', {}],
      ['Mewa Mahal', 'Makhana, Plain', '250 g', 345, 15, 30, 'Large phool makhana from Mithila to roast at home or cook in kheer.', {}],
      ['Mewa Mahal', 'Peanuts, Salted', '200 g', 55, 0, 94, 'Skin-on groundnuts, sand-roasted.', {}],
      ['Mewa Mahal', 'Masala Peanuts', '200 g', 60, 10, 71, 'Peanuts in a crackly gram-flour coat.', {}],
      ['Mewa Mahal', 'Trail Mix', '200 g', 299, 28, 26, 'Almond, cashew, cranberry and pumpkin seed in equal parts.', {}],
      ['Mewa Mahal', 'Roasted Chana', '200 g', 42.5, 0, 80, 'Bhuna chana with skin: protein for pennies.', { Protein: '20 g per 100 g' }],
      ['Nashtewala', 'Protein Bar, Almond', '60 g', 90, 11, 48, 'Twenty grams of protein without added sugar.', { Protein: '20 g per bar' }],
    ] },
  ],
});
