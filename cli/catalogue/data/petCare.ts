import { aisle } from '../demoRows.js';

export const petCare = aisle({
  key: 'pet-care', name: 'Pet Care',
  subCategoryRows: [
    { key: 'dog', name: 'Dog Food & Treats', details: { Storage: 'Cool, dry place; close tightly', 'For': 'Dogs' }, rows: [
      ['Pawsha', 'Dog Food, Chicken & Rice', '1.2 kg', 399, 15, 33, 'Complete dry food for grown dogs, 24% protein.', {}],
      ['Pawsha', 'Dog Food, Chicken & Rice', '3 kg', 899, 20, 14, 'The big bag for the big dog.', {}],
      ['Pawsha', 'Puppy Food, Milk & Egg', '1 kg', 420, 12, 21, 'Small kibble for small teeth, up to twelve months.', {}],
      ['Pawsha', 'Chicken Gravy', '70 g', 45, 0, 86, 'Wet food to stir into the dry.', {}],
      ['Pawsha', 'Chew Bones', 'Pack of 6', 180, 18, 40, 'Pressed bones that clean teeth and save shoes.', {}],
      ['Pawsha', 'Dog Biscuits', '500 g', 195, 10, 2, 'Oven-baked liver biscuits for good behaviour.', {}],
    ] },
    { key: 'cat', name: 'Cat Food & Litter', details: { Storage: 'Cool, dry place; close tightly', 'For': 'Cats' }, rows: [
      ['Billoo', 'Cat Food, Ocean Fish', '1.2 kg', 410, 16, 29, 'Crunchy dry food with taurine for bright eyes.', {}],
      ['Billoo', 'Kitten Food, Tuna', '400 g', 210, 8, 25, 'Small bites with milk, up to twelve months.', {}],
      ['Billoo', 'Tuna in Jelly', '85 g', 50, 0, 72, 'Flaked tuna; cats do not share it.', {}],
      ['Billoo', 'Clumping Litter, Lavender', '5 kg', 450, 22, 18, 'Bentonite that clumps fast and smells of little.', {}],
      ['Billoo', 'Yarn Ball Toy', '1 piece', 120, 10, 0, 'A woollen ball with a bell inside.', {}],
    ] },
    { key: 'birds-fish-other', name: 'Birds, Fish & Grooming', details: { Storage: 'Cool, dry place' }, rows: [
      ['Pawsha', 'Bird Seed Mix', '500 g', 130, 10, 23, 'Millet, canary seed and sunflower for budgies.', { 'For': 'Birds' }],
      ['Pawsha', 'Aquarium Fish Flakes', '100 g', 160, 0, 19, 'Floating flakes that do not cloud the water.', { 'For': 'Fish' }],
      ['Pawsha', 'Pet Shampoo, Neem', '200 ml', 220, 20, 3, 'Keeps ticks away, kind to the nose.', { 'For': 'Dogs and cats' }],
    ] },
  ],
});
