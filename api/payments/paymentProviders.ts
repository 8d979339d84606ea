import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PaymentRecord } from './payment.schema.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './paymentProvider.js';
import { SandboxProvider } from './sandboxProvider.js';
import { DomainError } from '../common/domainError.js';

/** ms after its end for which a page of a provider that the shop no longer has is thought to be still paid. */
const grace = 300_000;

/** The provider of each payment: not always the one that the shop takes payments by now. */
@Injectable()
export class PaymentProviders {
  private readonly log = new Logger('Payments');

  constructor(
    /** By which the shop takes payments now, if at all. */
    @Inject(PAYMENT_PROVIDER) readonly current: PaymentProvider | undefined,
    private readonly sandbox: SandboxProvider,
  ) {}

  /** One that is gone answers that the page has expired, once its time is over. */
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
