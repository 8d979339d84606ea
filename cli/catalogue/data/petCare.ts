import { box, can, card, flip, sack, pouch, standup, tub, thing } from '../packaging.js';
import { aisle } from '../demoRows.js';

export const petCare = aisle({
  key: 'pet-care', name: 'Pet Care', tint: '#E4E3C4', face: ['dog', 'cat', 'bone'],
  subCategoryRows: [
    { key: 'dog', name: 'Dog Food & Treats', face: ['dog', 'bone', 'paws'], details: { Storage: 'Cool, dry place; close tightly', 'For': 'Dogs' }, rows: [
      ['Pawsha', 'Dog Food, Chicken & Rice', '1.2 kg', 399, 15, 33, standup('tomato', 'dog', { accent: 'gold' }), 'Complete dry food for grown dogs, 24% protein.', {}],
      ['Pawsha', 'Dog Food, Chicken & Rice', '3 kg', 899, 20, 14, sack('tomato', 'dog', { accent: 'navy' }), 'The big bag for the big dog.', {}],
      ['Pawsha', 'Puppy Food, Milk & Egg', '1 kg', 420, 12, 21, standup('sky', 'kibble', { accent: 'navy', beside: 'kibble' }), 'Small kibble for small teeth, up to twelve months.', {}],
      ['Pawsha', 'Chicken Gravy', '70 g', 45, 0, 86, pouch('orange', 'chickenLeg', { accent: 'navy' }), 'Wet food to stir into the dry.', {}],
      ['Pawsha', 'Chew Bones', 'Pack of 6', 180, 18, 40, card('green', 'bone'), 'Pressed bones that clean teeth and save shoes.', {}],
      ['Pawsha', 'Dog Biscuits', '500 g', 195, 10, 2, box('brown', 'bone', { accent: 'gold' }), 'Oven-baked liver biscuits for good behaviour.', {}],
    ] },
    { key: 'cat', name: 'Cat Food & Litter', face: ['cat', 'fish', 'yarn'], details: { Storage: 'Cool, dry place; close tightly', 'For': 'Cats' }, rows: [
      ['Billoo', 'Cat Food, Ocean Fish', '1.2 kg', 410, 16, 29, standup('teal', 'cat'), 'Crunchy dry food with taurine for bright eyes.', {}],
      ['Billoo', 'Kitten Food, Tuna', '400 g', 210, 8, 25, standup('pink', 'catKibble'), 'Small bites with milk, up to twelve months.', {}],
      ['Billoo', 'Tuna in Jelly', '85 g', 50, 0, 72, can('navy', 'tropicalFish', { accent: 'rose' }), 'Flaked tuna; cats do not share it.', {}],
      ['Billoo', 'Clumping Litter, Lavender', '5 kg', 450, 22, 18, sack('violet', 'paws', { accent: 'mint' }), 'Bentonite that clumps fast and smells of little.', {}],
      ['Billoo', 'Yarn Ball Toy', '1 piece', 120, 10, 0, thing('yarn'), 'A woollen ball with a bell inside.', {}],
    ] },
    { key: 'birds-fish-other', name: 'Birds, Fish & Grooming', face: ['bird', 'tropicalFish', 'feather'], details: { Storage: 'Cool, dry place' }, rows: [
      ['Pawsha', 'Bird Seed Mix', '500 g', 130, 10, 23, standup('lime', 'birdSeed', { beside: 'birdSeed', accent: 'tomato' }), 'Millet, canary seed and sunflower for budgies.', { 'For': 'Birds' }],
      ['Pawsha', 'Aquarium Fish Flakes', '100 g', 160, 0, 19, tub('blue', 'tropicalFish'), 'Floating flakes that do not cloud the water.', { 'For': 'Fish' }],
      ['Pawsha', 'Pet Shampoo, Neem', '200 ml', 220, 20, 3, flip('leaf', 'paws', { accent: 'amber' }), 'Keeps ticks away, kind to the nose.', { 'For': 'Dogs and cats' }],
    ] },
  ],
});
