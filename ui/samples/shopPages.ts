import type { StoredShopPage } from '../../contract/shopPages.js';

const help = `# Ordering
- Choose what you need, and go to checkout.
- Prices include taxes.
# A problem with an order
Have the order number ready.
- Write to {email}.
- Call {phone}.`;

/** A page of the shop whose admin has set no text. */
export const defaultShopPage: StoredShopPage = {
  page: 'help',
  body: '',
  bodyHindi: '',
  revision: 0,
  defaults: {
    body: help,
    bodyHindi: '# ऑर्डर करना\n- जो चाहिए उसे चुनें, और चेकआउट पर जाएँ।\n- {phone} पर कॉल करें।',
  },
};

export const sampleShopPage: StoredShopPage = {
  ...defaultShopPage,
  body: '# Fresh every morning\nWe buy at the market at four.\n- Write to {email}.\n- Call {phone}.',
  bodyHindi: '# हर सुबह ताज़ा\nहम सुबह चार बजे मंडी से ख़रीदते हैं।',
  revision: 3,
};

export const sampleContact = {
  legalName: 'Example Foods Private Limited',
  address: '1 Example Street, Pune 411004',
  email: 'help@shop.example',
  phone: '+91 20 0000 0000',
  grievanceContact: 'Grievance desk, complaints@shop.example',
  gstin: '27AAACT0000A1Z5',
  fssai: '10012021000071',
};
