import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { z } from 'zod';
import { cartLine } from '../../contract/cart.js';
import { optionalAddressFields } from '../../contract/codes.js';
import { type Bill, type Paise, toRupees } from '../../contract/money.js';
import type { PaymentMethod } from '../../contract/order.js';
import type { ParsedBody } from '../../contract/schemas.js';
import type { AddressRecord } from '../addresses/address.schema.js';
import { AddressesService } from '../addresses/addresses.service.js';
import type { CartLineRecord } from '../carts/cartLine.schema.js';
import { CartsService, inOrder } from '../carts/carts.service.js';
import { CartProductsService } from '../carts/cartProducts.service.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { StockService } from '../catalogue/stock.service.js';
import type { Customer } from '../common/call.js';
import { DomainError } from '../common/domainError.js';
import type { Found } from '../database/batches.js';
import { StaleReadError } from '../database/transact.js';
import { DeliveryService, type DeliveryTerms } from './delivery.service.js';
import {
  orderLineOf,
  orderNumber,
  type OrderRecord,
  orderSearchWords,
  type PlacedLine,
} from './order.schema.js';

export type OrderRequest = ParsedBody<'order', 'placeCashOnDelivery'>;

/** An order before it is recorded, with the prices of the database; amounts are in paise. */
export interface PricedOrder {
  address: AddressRecord;
  lines: PlacedLine[];
  bill: Bill;
  /** The time of the pricing, which becomes the time of the order. */
  createdAt: Date;
  /** The estimated arrival. */
  deliverBy: Date;
}

const totalsChanged = ({ total, subtotal }: Bill) =>
  new DomainError('totalsChanged', { data: { totalAmt: toRupees(total), subTotalAmt: toRupees(subtotal) } });

/** Returns the payment status of a new order. An order with nothing to pay counts as paid (W-15). */
export const paymentStatusOf = (method: PaymentMethod, total: Paise): OrderRecord['payment_status'] => {
  if (method === 'cod') return 'due';
  return total === 0 ? 'paid' : 'awaiting';
};

/** Copies the fields of an address that an order keeps, without those that are empty. */
const placeOf = (address: AddressRecord): OrderRecord['delivery_address'] => {
  const { address_line, city, state, pincode, country, mobile } = address;
  const filled = optionalAddressFields.flatMap((field) => (address[field] ? [[field, address[field]]] : []));
  return { address_line, city, state, pincode, country, mobile, ...Object.fromEntries(filled) };
};

/** Builds an order with copies of its lines and address, so that later edits do not change it (W-11). */
export const newOrder = (
  { name, email }: Customer,
  { address, lines, bill, createdAt, deliverBy }: PricedOrder,
  { delivery_note, substitution, slot }: OrderRequest,
  { payment, language = 'en' }: { payment: PaymentMethod; language: string | undefined },
): OrderRecord => {
  const order = {
    _id: new Types.ObjectId(),
    userId: address.userId,
    orderId: orderNumber(),
    createdAt,
    deliverBy,
    lines,
    subTotalAmt: bill.subtotal,
    totalAmt: bill.total,
    ...(bill.deliverySaved > 0 && { delivery_saved: bill.deliverySaved }),
    delivery_address: placeOf(address),
    ...(delivery_note && { delivery_note }),
    ...(substitution && { substitution }),
    ...(slot && { slot }),
    status: 'placed' as const,
    payment_method: payment,
    payment_status: paymentStatusOf(payment, bill.total),
    history: [{ status: 'placed' as const, at: createdAt, by: email }],
    customer: { name, email },
    note: '',
    language,
  };
  return { ...order, search: orderSearchWords(order) };
};

/** What an order is priced by: the records of the database, read at about the same time. */
export interface PricingRecords {
  /** Null when the customer has no such address. */
  address: AddressRecord | null;
  cart: CartLineRecord[];
  products: ProductRecord[];
  terms: DeliveryTerms;
  /** The quantities of products that the customer's open payment reserves. */
  held: ReadonlyMap<string, number>;
}

/** Compares an order request with the customer's cart and calculates the prices of the order. */
@Injectable()
export class PricingService {
  constructor(
    private readonly addresses: AddressesService,
    private readonly carts: CartsService,
    private readonly cartProducts: CartProductsService,
    private readonly stock: StockService,
    private readonly delivery: DeliveryService,
  ) {}

  /** Finds what `quote` needs. */
  finds(customerId: string, { addressId, list_item }: OrderRequest) {
    return {
      address: this.addresses.active(customerId, addressId),
      cart: this.carts.findLines(customerId),
      products: this.stock.find(list_item.map(({ productId }) => productId)),
      rules: this.delivery.storedRules,
    };
  }

  /** Returns the records that `quote` takes, of what was found and the minutes until an order arrives. */
  recordsOf(
    { address, cart, products, rules }: Found<ReturnType<PricingService['finds']>>,
    minutes: number,
    held: PricingRecords['held'],
  ): PricingRecords {
    const terms = { rules: this.delivery.rulesIn(rules), minutes };
    return { address: address[0] ?? null, cart: inOrder(cart), products, terms, held };
  }

  /**
   * Prices an order request. Prices come from the database, never from the request (W-09); the request must
   * match the cart (W-10).
   * @throws DomainError `notFound` for the address, `cartChanged` with the cart, `totalsChanged` with the
   * amounts in rupees, `shopClosed`, `slotGone`, `notServed`, `belowMinimum`
   */
  quote(records: PricingRecords, request: OrderRequest): PricedOrder {
    const { address, cart, products, terms } = records;
    if (!address) throw new DomainError('notFound');
    const inCart = new Map(cart.map(({ productId, quantity }) => [productId.toHexString(), quantity]));
    if (request.list_item.some(({ productId, quantity }) => inCart.get(productId) !== quantity))
      throw this.cartChanged(records);

    const sold = new Map(products.map((product) => [product._id.toHexString(), product]));
    const lines = request.list_item.map(({ productId, quantity }) => {
      const product = sold.get(productId);
      if (!product) throw this.cartChanged(records);
      return orderLineOf(product, quantity);
    });
    const createdAt = new Date();
    const { slot } = request;
    const { bill, deliverBy } = this.delivery.quote(terms, { lines, address, at: createdAt, slot });
    if (bill.total !== request.totalAmt) throw totalsChanged(bill);
    return { address, lines, bill, createdAt, deliverBy };
  }

  /**
   * Compares the products that orders were priced by with the reserved products.
   * @throws StaleReadError with the customers of the orders with a product that was edited in between
   */
  refuseEdited(
    orders: readonly { userId: string; records: PricingRecords }[],
    reserved: readonly ProductRecord[],
  ): void {
    const revisions = new Map(reserved.map(({ _id, revision }) => [_id.toHexString(), revision]));
    const isEdited = ({ _id, revision }: ProductRecord) => revisions.get(_id.toHexString()) !== revision;
    const stale = orders.filter(({ records }) => records.products.some(isEdited));
    if (stale.length) throw new StaleReadError(stale.map(({ userId }) => userId));
  }

  private cartChanged({ cart, held }: PricingRecords): DomainError {
    return new DomainError('cartChanged', {
      data: z.encode(
        z.array(cartLine),
        cart.map((line) => this.cartProducts.show(line, held.get(line.productId.toHexString()))),
      ),
    });
  }
}
