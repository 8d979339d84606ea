/** Beginnings and parts of the category paths of staples in the real catalogue. */
export const produce = '^(?:Fresh (?:Fruit|Veg)|Organic Fruits|Exotic Fruits|Cuts|Herbs & Seasonings)';
export const spices = 'Masalas|Spices|Herbs';
export const pulses = 'Dals? |Dals|Pulses|Dal$';
export const nuts = 'Dry Fruits|Almonds|Cashews|Raisins|Seeds & Nuts';
export const flours = 'Flour|Sooji|Atta';
export const oils = 'Edible Oil|Cooking Oil|Sunflower|Mustard|Oils & Vinegar';
