export const site = {
  name: 'Tokri',
  home: 'Tokri home',
  copyright: '© 2024 {name}. All rights reserved.',
  social: 'Social links',
  bannerTitle: 'Groceries at your door in {time}',
  oneMinute: '1 minute',
  minutes: '{count} minutes',
  bannerText: 'Fresh fruit, daily needs and treats, packed the moment you order.',
  bannerAction: 'Start shopping',
  loadingCategories: 'Loading categories',
  blurbs: 'Why shop with us',
  blurbFast: 'Superfast Delivery',
  blurbFastText: 'Your order at your doorstep in minutes, from a store near you.',
  blurbPrices: 'Best Prices & Offers',
  blurbPricesText: 'Fair prices every day, with offers straight from the makers.',
  blurbChoice: 'Wide Assortment',
  blurbChoiceText: 'Choose from 5000+ products across food, personal care, household and more.',
} as const;

export const search = {
  placeholder: 'Search for aata dall and more...',
  label: 'Search for products',
  prompt: 'Search "{word}"',
  prompts: ['milk', 'bread', 'sugar', 'panner', 'chocklete', 'curd', 'rice', 'egg', 'chips'],
  back: 'Back to home',
  clear: 'Clear search',
} as const;
