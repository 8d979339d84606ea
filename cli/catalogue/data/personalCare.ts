import { aisle } from '../demoRows.js';

const care = (life: string) => ({ Storage: 'Cool, dry place; for external use', 'Shelf life': life });

export const personalCare = aisle({
  key: 'personal-care', name: 'Personal Care',
  subCategoryRows: [
    { key: 'soap-bodywash', name: 'Soap & Body Wash', details: care('36 months'), rows: [
      ['Neemora', 'Neem & Tulsi Soap', '100 g', 42.5, 5, 120, 'Grade 1 soap with neem oil and holy basil.', {}],
      ['Neemora', 'Neem & Tulsi Soap', 'Pack of 4', 160, 15, 64, 'Four bars for the price of three and a bit.', {}],
      ['Roopa Botanics', 'Sandal & Saffron Soap', '125 g', 75, 10, 55, 'Mysore sandal scent with a creamy lather.', {}],
      ['Roopa Botanics', 'Rose Milk Soap', '100 g', 55, 0, 47, 'Soft on skin, smells like a Chennai summer drink.', {}],
      ['Neemora', 'Charcoal Soap', '125 g', 90, 18, 33, 'Activated bamboo charcoal for oily skin.', {}],
      ['Neemora', 'Germ Shield Handwash', '200 ml', 99, 10, 92, 'Kind to hands, thorough with germs.', {}],
      ['Neemora', 'Handwash Refill', '750 ml', 149, 20, 71, 'Refills the pump three times over.', {}],
      ['Roopa Botanics', 'Lavender Body Wash', '250 ml', 225, 25, 38, 'Sulphate-free gel with French lavender.', {}],
      ['Roopa Botanics', 'Citrus Body Wash', '250 ml', 225, 25, 3, 'Orange peel and vitamin C to wake up.', {}],
      ['Neemora', 'Loofah Sponge', '1 piece', 60, 0, 41, 'Springy body sponge that lathers little gel into much foam.', {}],
    ] },
    { key: 'hair-care', name: 'Hair Care', details: care('24 months'), rows: [
      ['Keshika', 'Hibiscus Shampoo', '340 ml', 310, 20, 58, 'Mild cleanser with hibiscus and shikakai.', {}],
      ['Keshika', 'Anti-Dandruff Shampoo', '180 ml', 175, 12, 66, 'Zinc pyrithione and menthol, cool on the scalp.', {}],
      ['Keshika', 'Shampoo Sachets', 'Pack of 16', 32, 0, 130, 'Sixteen single washes for travel.', {}],
      ['Keshika', 'Silk Conditioner', '175 ml', 199, 18, 40, 'Detangles in a minute; no silicones.', {}],
      ['Keshika', 'Coconut Hair Oil', '200 ml', 105, 5, 98, 'Pure coconut oil, as grandmothers insist.', {}],
      ['Keshika', 'Amla Hair Oil', '200 ml', 120, 8, 49, 'Amla in a light base for a warm head massage.', {}],
      ['Keshika', 'Onion Hair Oil', '150 ml', 349, 40, 27, 'Red onion and black seed. It does not smell of onion.', {}],
      ['Keshika', 'Herbal Henna', '100 g', 60, 0, 36, 'Rajasthani mehendi, triple sifted.', {}],
      ['Keshika', 'Wooden Comb', '1 piece', 120, 10, 22, 'Wide neem-wood teeth that do not pull.', {}],
    ] },
    { key: 'oral-care', name: 'Oral Care', details: care('24 months'), rows: [
      ['Dantika', 'Daily Fluoride Toothpaste', '200 g', 125, 10, 115, 'Fluoride and calcium, in the mint everyone knows.', {}],
      ['Dantika', 'Clove & Salt Toothpaste', '150 g', 98, 8, 76, 'Ayurvedic paste with clove oil and rock salt.', {}],
      ['Dantika', 'Sensitive Toothpaste', '100 g', 185, 15, 42, 'Potassium nitrate for teeth that mind ice cream.', {}],
      ['Dantika', 'Soft Toothbrush', '1 piece', 35, 0, 88, 'Tapered bristles and a thumb rest.', {}],
      ['Dantika', 'Medium Toothbrush', 'Pack of 3', 99, 20, 57, 'Three brushes, one for each of you.', {}],
      ['Dantika', 'Bamboo Toothbrush', '2 pieces', 149, 25, 19, 'Two handles that go back to the soil.', {}],
      ['Dantika', 'Mint Mouthwash', '250 ml', 150, 12, 34, 'Alcohol-free rinse for twelve hours of freshness.', {}],
      ['Dantika', 'Dental Floss', '50 m', 110, 0, 2, 'Waxed mint floss in a pocket reel.', {}],
    ] },
    { key: 'skin-face', name: 'Skin & Face', details: care('24 months'), rows: [
      ['Roopa Botanics', 'Neem Face Wash', '100 ml', 140, 18, 69, 'Gel cleanser for oily, spot-prone skin.', {}],
      ['Roopa Botanics', 'Saffron Face Cream', '50 g', 245, 22, 28, 'Light day cream with saffron and liquorice.', {}],
      ['Roopa Botanics', 'Body Lotion, Cocoa', '300 ml', 285, 30, 44, 'Twenty-four-hour moisture with cocoa butter.', {}],
      ['Roopa Botanics', 'Sunscreen SPF 50', '50 g', 399, 20, 31, 'No white cast, no shine; reapply after three hours.', {}],
      ['Roopa Botanics', 'Rose Water', '120 ml', 65, 0, 62, 'Steam-distilled Kannauj roses, for face and kheer alike.', {}],
      ['Roopa Botanics', 'Aloe Vera Gel', '150 ml', 180, 25, 37, 'Cooling gel after sun, shave or henna.', {}],
      ['Roopa Botanics', 'Multani Mitti', '100 g', 55, 5, 26, 'Fuller’s earth for a weekly face pack.', {}],
      ['Roopa Botanics', 'Lip Balm, Cherry', '4.5 g', 99, 10, 53, 'Beeswax balm with a hint of colour.', {}],
      ['Roopa Botanics', 'Talcum Powder, Jasmine', '200 g', 130, 12, 48, 'Fine powder that smells of the evening garland.', {}],
    ] },
    { key: 'grooming-hygiene', name: 'Grooming & Hygiene', details: care('36 months'), rows: [
      ['Daadhi', 'Shaving Foam', '200 g', 199, 15, 39, 'Thick foam that keeps its shape while you look for the razor.', {}],
      ['Daadhi', 'Twin Blade Razor', 'Pack of 5', 100, 0, 74, 'Five disposable razors with a lubricating strip.', {}],
      ['Daadhi', 'Beard Oil, Cedar', '30 ml', 299, 35, 16, 'Argan and almond with cedarwood.', {}],
      ['Daadhi', 'Deodorant, Ocean', '150 ml', 215, 20, 51, 'All-day freshness with no gas.', {}],
      ['Nirmala', 'Sanitary Pads, XL', '15 pieces', 165, 10, 83, 'Cottony wings, leak lock, disposal covers included.', {}],
      ['Nirmala', 'Panty Liners', '20 pieces', 99, 8, 45, 'Thin daily liners that breathe.', {}],
      ['Nirmala', 'Cotton Balls', '50 pieces', 60, 0, 0, 'Absorbent, bleached without chlorine.', {}],
      ['Roopa Botanics', 'Nail Colour, Gulabi', '9 ml', 120, 10, 24, 'Chip-resistant shine in one coat.', {}],
      ['Roopa Botanics', 'Lipstick, Mitti', '3.5 g', 399, 25, 13, 'Matte brick red that stays through lunch.', {}],
    ] },
  ],
});
