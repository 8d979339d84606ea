import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PaymentRecord } from './payment.schema.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './paymentProvider.js';
import { SandboxProvider } from './sandboxProvider.js';
import { DomainError } from '../common/domainError.js';

/** ms after which an expired payment page counts as unpaid if its provider is no longer configured. */
const grace = 300_000;

/** Finds the provider of each payment, which may differ from the provider that the shop uses now. */
@Injectable()
export class PaymentProvidersService {
  private readonly log = new Logger('Payments');

  constructor(
    /** The provider for new payments; undefined if the shop takes no online payments. */
    @Inject(PAYMENT_PROVIDER) readonly current: PaymentProvider | undefined,
    private readonly sandbox: SandboxProvider,
  ) {}

  /**
   * Returns the provider of a payment. A provider that is no longer configured reports the page as expired
   * once its time is over, and throws before.
   */
  of({ _id, provider, until }: PaymentRecord): Pick<PaymentProvider, 'close' | 'ask' | 'refund'> {
    const found = [this.current, this.sandbox].find((one) => one?.name === provider);
    if (found) return found;
    const gone = () => {
      this.log.error(
        `The shop no longer takes payments by ${provider}: look there for payment ${_id.toHexString()}`,
      );
      return new DomainError('paymentsUnavailable', { headers: { 'retry-after': '30' } });
    };
    const say = () =>
      until.getTime() + grace < Date.now()
        ? Promise.resolve({ state: 'expired' as const })
        : Promise.reject(gone());
    return { close: say, ask: say, refund: () => Promise.reject(gone()) };
  }
}
