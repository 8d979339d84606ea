import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import type { Messages } from '../../contract/messages/en.js';
import { localized } from '../common/localized.js';
import { DomainError } from '../common/domainError.js';
import { InvoiceNumbersService } from '../orders/invoiceNumbers.service.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { OrdersService } from '../orders/orders.service.js';
import { printable } from './fonts.js';
import { InvoiceDrawingService } from './invoiceDrawing.service.js';
import { invoicedOrder } from './paper.js';
import { paperOf } from './paperOf.js';

export interface InvoiceFile {
  name: string;
  pdf: Uint8Array;
}

/** Creates the invoices of orders, and proforma invoices before delivery (docs/adr/0020). */
@Injectable()
export class InvoicesService {
  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly ordersService: OrdersService,
    private readonly numbers: InvoiceNumbersService,
    private readonly drawing: InvoiceDrawingService,
  ) {}

  /**
   * Returns the invoice of a customer's own order, or of any order if there is no `userId`.
   * @throws DomainError `notFound`
   */
  async file(orderId: string, asked: Messages, userId?: string): Promise<InvoiceFile> {
    const messages = printable(asked);
    const found = await this.orders
      .findOne({ orderId: orderId.toUpperCase(), ...(userId !== undefined && { userId }) })
      .lean<OrderRecord>();
    if (!found) throw new DomainError('notFound');
    const shown = { ...found, ...this.ordersService.show(found) };
    const order = z.encode(invoicedOrder, localized(shown, messages));
    const seller = found.invoice?.seller ?? this.numbers.seller();
    const { number } = found.invoice ?? {};
    return {
      name: `${number ? `invoice-${number.replace('/', '-')}` : `proforma-${order.orderId}`}.pdf`,
      pdf: await this.drawing.draw(paperOf({ order, seller, messages })),
    };
  }
}
