import { describe, expect, test } from '@jest/globals';
import { allCalls } from './calls.js';
import { schemaOf } from './schemas.js';
import { messages } from './messages/en.js';

/** The rows of specification §7. */
const specified = [
  'POST /api/user/register',
  'POST /api/user/login',
  'PUT /api/user/forgot-password',
  'PUT /api/user/veify-forgote-password-otp',
  'PUT /api/user/reset-password',
  'POST /api/user/refresh-token',
  'GET /api/user/user-details',
  'GET /api/user/logout',
  'PUT /api/user/upload-avatar',
  'PUT /api/user/update-user',
  'POST /api/category/add-category',
  'POST /api/file/upload',
  'GET /api/category/get',
  'PUT /api/category/update',
  'DELETE /api/category/delete',
  'POST /api/subcategory/create',
  'POST /api/subcategory/get',
  'PUT /api/subcategory/update',
  'DELETE /api/subcategory/delete',
  'POST /api/product/create',
  'POST /api/product/get',
  'POST /api/product/get-product-by-category',
  'POST /api/product/get-product-by-category-and-subcategory',
  'POST /api/product/get-product-details',
  'PUT /api/product/update-product-details',
  'DELETE /api/product/delete-product',
  'POST /api/product/search-product',
  'POST /api/cart/create',
  'GET /api/cart/get',
  'PUT /api/cart/update-qty',
  'DELETE /api/cart/delete-cart-item',
  'POST /api/address/create',
  'GET /api/address/get',
  'PUT /api/address/update',
  'DELETE /api/address/disable',
  'POST /api/order/cash-on-delivery',
  'POST /api/order/checkout',
  'GET /api/order/order-list',
];

describe('the table of calls', () => {
  test('S-130 has every call of the specification, letter by letter', () => {
    const rows = allCalls.map(({ method, path }) => `${method} ${path}`);
    expect(specified.filter((call) => !rows.includes(call))).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('W-26 lets only admins write to the catalogue', () => {
    const open = allCalls.filter(
      ({ id, access }) => /^(category|subcategory|product|file)\./.test(id) && access !== 'admin',
    );
    expect(open.map(({ id }) => id).sort()).toEqual([
      'category.list',
      'product.byCategory',
      'product.bySubCategory',
      'product.details',
      'product.facets',
      'product.list',
      'product.popular',
      'product.related',
      'product.search',
      'product.suggest',
      'product.summaries',
      'product.together',
      'subcategory.list',
    ]);
  });

  test('refuses last what places, pays or ends an order, and before it what leads to one', () => {
    const callsOf = (wanted: string) =>
      allCalls.flatMap(({ id, priority }) => (priority === wanted ? [id] : []));
    expect(callsOf('order').sort()).toEqual([
      'cart.acceptPrices',
      'order.advance',
      'order.askPayment',
      'order.cancel',
      'order.checkout',
      'order.paySandbox',
      'order.placeCashOnDelivery',
      'order.sandbox',
      'order.webhook',
    ]);
    expect(callsOf('cart').sort()).toEqual([
      'address.create',
      'address.list',
      'cart.add',
      'cart.list',
      'cart.merge',
      'cart.remove',
      'cart.updateQuantity',
      'delivery.rules',
      'order.adminOrders',
      'order.details',
      'order.inspect',
      'user.login',
      'user.refreshToken',
    ]);
  });

  test('says something of each change that was made', () => {
    const silent = allCalls.filter(
      ({ id }) =>
        /\.(create|update\w*|remove|forget|upload|add|disable|register|logout)$/.test(id) &&
        !messages.done[id],
    );
    expect(silent).toEqual([]);
  });

  test('keeps what stands beside the data where the specification reads it', () => {
    const beside = (id: string) => Object.keys(schemaOf({ id }).reply.shape);
    expect(beside('product.list')).toEqual(['data', 'totalNoPage']);
    expect(beside('product.bySubCategory')).toEqual(['data', 'page', 'totalCount']);
    expect(beside('product.search').slice(0, 3)).toEqual(['data', 'page', 'totalPage']); // our own fields come after those of the specification
    expect(beside('order.checkout')).toEqual(['id', 'data']);
  });
});
