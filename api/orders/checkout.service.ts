import { Injectable } from '@nestjs/common';
import { cancelLink, successLink } from '../../contract/links.js';
import { discountedPrice } from '../../contract/money.js';
import type { Outcome } from '../../contract/schemas.js';
import type { Customer } from '../common/call.js';
import { deadlines } from '../common/deadlines.js';
import { messagesIn } from '../common/locale.js';
import { localized } from '../common/localized.js';
import { DomainError } from '../common/domainError.js';
import { ShopAddressService } from '../common/shopAddress.service.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { PaymentPage, PaymentProvider } from '../payments/paymentProvider.js';
import { PaymentProvidersService } from '../payments/paymentProviders.service.js';
import type { OrderRequest } from './pricing.service.js';
import type { OrderRecord } from './order.schema.js';
import { OrderPaymentsService } from './orderPayments.service.js';
import { type PlacingOptions, PlacingService } from './placing.service.js';
import { PaymentCancellationService } from './paymentCancellation.service.js';

type Checkout = Outcome<'order', 'checkout'>;

/**
 * Begins orders that are paid online. The order is recorded before the customer is sent to the payment page
 * (W-12, W-15).
 */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly providers: PaymentProvidersService,
    private readonly placing: PlacingService,
    private readonly paymentCancellation: PaymentCancellationService,
    private readonly paymentsService: PaymentsService,
    private readonly payments: OrderPaymentsService,
    private readonly shop: ShopAddressService,
  ) {}

  /**
   * Orders the cart and returns where to pay. If no payment page can be opened, nothing is ordered. With an
   * idempotency key a repeated call within a day returns the same order.
   * @throws DomainError as `PlacingService.place`, `paymentsUnavailable`; `notReady` while another call with the same
   * idempotency key opens the page
   */
  async begin(customer: Customer, request: OrderRequest, options: PlacingOptions): Promise<Checkout> {
    const provider = this.providers.current;
    if (!provider) throw new DomainError('paymentsUnavailable');
    const until = Date.now() + deadlines.placing;
    const order = await this.placing.place(customer, request, 'online', options);
    const payment = await this.paymentsService.of(order._id);
    // the order was cancelled meanwhile
    if (!payment && order.payment_status !== 'paid') throw new DomainError('paymentsUnavailable');
    const page = payment?.state === 'opening' ? await this.open(provider, order, payment, until) : payment;
    if (page?.state === 'open') await this.payments.tell(page);
    return this.answer(order, page);
  }

  private async open(
    provider: PaymentProvider,
    order: OrderRecord,
    payment: PaymentRecord,
    until: number,
  ): Promise<PaymentRecord> {
    const page = await provider.open(this.pageOf(order, payment), until).catch(async (error: unknown) => {
      // another call with the same idempotency key opens it
      const opensElsewhere = error instanceof DomainError && error.code === 'notReady';
      if (!opensElsewhere) await this.paymentCancellation.withdraw(order, payment);
      throw error;
    });
    const opened =
      (await this.paymentsService.opened(payment._id, page)) ?? (await this.paymentsService.of(payment._id));
    if (opened?.session !== page.session) {
      await provider.close(page.session, until); // the order was given up meanwhile, so nobody may pay for it
      throw new DomainError('paymentsUnavailable');
    }
    return opened;
  }

  /**
   * Returns where the customer goes next: to the payment page, or to the order itself if nothing has to be
   * paid or the order is paid already.
   */
  private answer({ _id, orderId }: OrderRecord, page: PaymentRecord | null): Checkout {
    const id = page?.session ?? _id.toHexString();
    const url = page?.state === 'open' && page.url ? page.url : this.shop.url() + successLink(orderId);
    return { id, data: { url, orderId } };
  }

  private pageOf(order: OrderRecord, payment: PaymentRecord): PaymentPage {
    const { orderId, totalAmt, subTotalAmt, customer, language = '' } = order;
    const lines = localized(order.lines, messagesIn(language));
    const shop = this.shop.url();
    return {
      payment,
      orderId,
      lines: lines.map(({ name, unit, quantity, price, discount }) => ({
        name,
        unit,
        quantity,
        amount: discountedPrice(price, discount),
      })),
      delivery: totalAmt - subTotalAmt,
      email: customer.email,
      success: shop + successLink(orderId),
      cancel: shop + cancelLink(orderId),
    };
  }
}
