import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { z } from 'zod';
import { cartLine } from '../../contract/cart.js';
import { type Bill, lineAmount, toRupees } from '../../contract/money.js';
import type { ParsedBody } from '../../contract/schemas.js';
import type { AddressRecord } from '../addresses/address.schema.js';
import { AddressesService } from '../addresses/addresses.service.js';
import type { CartLineRecord } from '../carts/cartLine.schema.js';
import { CartsService } from '../carts/carts.service.js';
import { CartProductsService } from '../carts/cartProducts.service.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { StockService } from '../catalogue/stock.service.js';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import { DeliveryService } from './delivery.service.js';
import type { OrderRecord } from './order.schema.js';

export type OrderRequest = ParsedBody<'order', 'placeCashOnDelivery'>;
type Line = OrderRecord['lines'][number] & { productId: string };

/** An order before it is recorded, with the prices of the database; amounts are in paise. */
export interface PricedOrder {
  address: AddressRecord;
  lines: Line[];
  bill: Bill;
  /** The time of the pricing, which becomes the time of the order. */
  createdAt: Date;
  /** The estimated arrival. */
  deliverBy: Date;
}

const snapshot = (
  { _id, name, image, unit, price, discount, hsn, gstRate }: ProductRecord,
  quantity: number,
): Line => ({
  productId: _id.toHexString(),
  name,
  image,
  unit,
  quantity,
  price,
  discount,
  amount: lineAmount({ price, discount, quantity }),
  ...(hsn && { hsn }),
  ...(typeof gstRate === 'number' && { gstRate }),
});

const totalsChanged = ({ total, subtotal }: Bill) =>
  new DomainError('totalsChanged', { data: { totalAmt: toRupees(total), subTotalAmt: toRupees(subtotal) } });

/** Compares an order request with the customer's cart and calculates the prices of the order. */
@Injectable()
export class PricingService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly addresses: AddressesService,
    private readonly carts: CartsService,
    private readonly cartProducts: CartProductsService,
    private readonly stock: StockService,
    private readonly delivery: DeliveryService,
  ) {}

  /**
   * Prices an order request. Prices come from the database, never from the request (W-09); the request must
   * match the cart (W-10).
   * @throws DomainError `notFound` for the address, `cartChanged` with the cart, `totalsChanged` with the
   * amounts in rupees, `shopClosed`, `notServed`, `belowMinimum`
   */
  async quote(customerId: string, request: OrderRequest, session: ClientSession): Promise<PricedOrder> {
    const address = await this.addresses.active(customerId, request.addressId, session);
    const cart = await this.carts.linesOf(customerId, session);
    const held = new Map(cart.map(({ productId, quantity }) => [productId.toHexString(), quantity]));
    if (request.list_item.some(({ productId, quantity }) => held.get(productId) !== quantity))
      throw this.cartChanged(cart);

    const ids = request.list_item.map(({ productId }) => productId);
    const sold = new Map(
      (await this.stock.read(ids, session)).map((product) => [product._id.toHexString(), product]),
    );
    const lines = request.list_item.map(({ productId, quantity }) => {
      const product = sold.get(productId);
      if (!product) throw this.cartChanged(cart);
      return snapshot(product, quantity);
    });
    const createdAt = new Date();
    const { bill, deliverBy } = await this.delivery.quote({ lines, address, at: createdAt }, session);
    if (bill.total !== request.totalAmt) throw totalsChanged(bill);
    return { address, lines, bill, createdAt, deliverBy };
  }

  /** Checks whether an order request could be placed. @throws the errors of `quote` */
  async check(customerId: string, request: OrderRequest): Promise<void> {
    await transact(this.connection, (session) => this.quote(customerId, request, session));
  }

  /** Removes the ordered products from the cart. */
  clear(customerId: string, { lines }: PricedOrder, session: ClientSession): Promise<void> {
    return this.carts.removeLines(
      customerId,
      lines.map(({ productId }) => productId),
      session,
    );
  }

  private cartChanged(cart: readonly CartLineRecord[]): DomainError {
    return new DomainError('cartChanged', {
      data: z.encode(
        z.array(cartLine),
        cart.map((line) => this.cartProducts.show(line)),
      ),
    });
  }
}
