export const product = {
  minutes: '{minutes} Min',
  minutesSmall: '{minutes} min',
  off: '{percent}% Off',
  priceNow: 'Price',
  priceBefore: 'Price before the discount',
  add: 'Add',
  addNamed: 'Add {name}',
  oneMore: 'One more {name}',
  oneLess: 'One less {name}',
  remove: 'Remove {name}',
  quantityOf: 'Quantity of {name}',
  inCart: '{count} in cart',
  allInCart: 'All {count} in cart',
  onlyLeft: 'Only {count} in stock',
  unitPrice: { kg: '{amount}/kg', litre: '{amount}/L', piece: '{amount} each' },
  outOfStock: 'Out of stock',
  seeAll: 'See All',
  seeAllNamed: 'See All {name}',
  scrollBack: 'Scroll {name} back',
  scrollOn: 'Scroll {name} on',
  subCategories: 'Sub categories',
  loading: 'Loading products',
} as const;

export const gallery = {
  label: 'Pictures of {name}',
  picture: '{name}, picture {position} of {count}',
  show: 'Show picture {position} of {count}',
  previous: 'Previous picture',
  next: 'Next picture',
  missing: 'No picture of {name}',
  enlarge: 'Enlarge {picture}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  carousel: 'pictures',
  slide: 'picture',
} as const;

export const details = {
  description: 'Description',
  unit: 'Unit',
} as const;
