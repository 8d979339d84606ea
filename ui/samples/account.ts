import type { Address } from '../../contract/address.js';
import type { ListedOrder, Order, OrderProblem } from '../../contract/order.js';
import type { User } from '../../contract/user.js';

const idOf = (number: number) => number.toString(16).padStart(24, '0');

export const sampleUser: User = {
  _id: idOf(1),
  name: 'Asha Kulkarni',
  email: 'asha@example.in',
  avatar: '',
  mobile: '9876543210',
  verify_email: true,
  last_login_date: '2026-11-20T05:30:00.000Z',
  status: 'Active',
  address_details: [],
  shopping_cart: [],
  orderHistory: [],
  role: 'USER',
};

export const sampleAdmin: User = {
  ...sampleUser,
  _id: idOf(2),
  name: 'Ravi Menon',
  email: 'ravi@tokri.example',
  role: 'ADMIN',
};

export const homeAddress: Address = {
  _id: idOf(11),
  userId: sampleUser._id,
  address_line: 'Flat 4B, Sai Krupa, 12 Law College Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411004',
  country: 'India',
  mobile: '9876543210',
  isDefault: false,
  status: true,
};

export const workAddress: Address = {
  ...homeAddress,
  _id: idOf(12),
  address_line: '3rd floor, Cerebrum IT Park, Kalyani Nagar',
  pincode: '411014',
  isDefault: true,
};

/** An address with all of its fields, to which somebody else takes the delivery. */
export const parentsAddress: Address = {
  ...homeAddress,
  _id: idOf(16),
  label: 'Parents',
  recipient: 'Sunita Kulkarni',
  house: 'Bungalow 7',
  address_line: 'Rambaug Colony, Paud Road',
  landmark: 'Opposite the water tank',
  pincode: '411038',
};

export const removedAddress: Address = {
  ...homeAddress,
  _id: idOf(13),
  address_line: 'Old house, MG Road',
  status: false,
};

export const longAddress: Address = {
  ...homeAddress,
  _id: idOf(14),
  address_line:
    'Plot 221, behind Shri Venkateshwara Swami Temple, near the old water tank, Sector 7 Extension Phase II, Thiruvananthapuram Bypass Road',
  city: 'Thiruvananthapuram',
  state: 'Kerala',
  pincode: '695024',
};

export const hindiAddress: Address = {
  ...homeAddress,
  _id: idOf(15),
  address_line: 'मकान नं. 27, गांधी मार्ग',
  city: 'भोपाल',
  state: 'मध्य प्रदेश',
  pincode: '462001',
  country: 'भारत',
};

export const sampleOrder: Order = {
  _id: idOf(21),
  orderId: 'TK-7QF4-M2XP',
  createdAt: '2026-11-20T19:30:00.000Z',
  deliverBy: '2026-11-20T19:40:00.000Z',
  product_details: { name: 'Amul Taaza Toned Milk', image: [] },
  lines: [
    {
      productId: idOf(31),
      name: 'Amul Taaza Toned Milk',
      image: [],
      unit: '1 l',
      quantity: 2,
      price: 72,
      discount: 5,
      amount: 136,
    },
    {
      productId: idOf(32),
      name: 'Aashirvaad Whole Wheat Atta',
      image: [],
      unit: '5 kg',
      quantity: 1,
      price: 310,
      discount: 10,
      amount: 279,
    },
  ],
  subTotalAmt: 415,
  totalAmt: 415,
  delivery_address: homeAddress,
  status: 'placed',
  payment_method: 'cod',
  payment_status: 'due',
  history: [{ status: 'placed', at: '2026-11-20T19:30:00.000Z' }],
};

/** Returns an order in the shorter format of the API's order list, without lines, address and history. */
export const listed = ({
  lines,
  delivery_address: _,
  history: _steps,
  payment_history: _payments,
  ...order
}: Order): ListedOrder => ({ ...order, lineCount: lines.length });

/** An order whose online payment has not been made yet. */
export const awaitingOrder: Order = {
  ...sampleOrder,
  payment_method: 'online',
  payment_status: 'awaiting',
  payment: { url: '/sandbox-payment/sample', until: '2026-11-20T20:01:00.000Z' },
};

const [first] = sampleOrder.lines;

/** A problem that waits for the shop's answer. */
export const openProblem: OrderProblem = {
  kind: 'missing',
  products: first ? [first.productId] : [],
  text: 'Only one of the two packs was in the bag.',
  at: '2026-11-21T04:12:00.000Z',
};

/** A problem that the shop has answered. */
export const answeredProblem: OrderProblem = {
  ...openProblem,
  kind: 'damaged',
  text: 'The bottle had a crack.\nHalf of it was in the bag.',
  at: '2026-11-20T20:02:00.000Z',
  answer: {
    text: 'We’re sorry. A new one arrives today by 6 pm.',
    at: '2026-11-20T20:31:00.000Z',
    by: 'ravi@tokri.example',
  },
};
