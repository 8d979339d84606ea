import { Injectable, Logger } from '@nestjs/common';
import type { PaymentRecord } from './payment.schema.js';
import { PaymentQueueService } from './paymentQueue.service.js';
import type { ProviderStatus } from './paymentProvider.js';
import { PaymentProvidersService } from './paymentProviders.service.js';
import { SettlementService } from './settlement.service.js';

/**
 * Reconciles payments without relying on events of the provider: asks the provider, closes payment pages, and
 * refunds money. Any process may do it.
 */
@Injectable()
export class PaymentReconciliationService {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly providers: PaymentProvidersService,
    private readonly queue: PaymentQueueService,
    private readonly settlement: SettlementService,
  ) {
    queue.process(
      (payment) => this.lookAfter(payment),
      (error) => this.log.warn(`Payments wait: ${String(error)}`),
    );
  }

  private async lookAfter(payment: PaymentRecord): Promise<void> {
    try {
      const providerStatus = await this.goAfter(payment);
      await this.settlement.applyProviderStatus(payment, providerStatus);
      const isDone =
        payment.state === 'cancelled' &&
        (providerStatus.state === 'expired' || providerStatus.state === 'failed');
      await (isDone ? this.queue.end(payment) : this.queue.wait(payment));
    } catch (error) {
      this.log.error(
        `Payment ${payment._id.toHexString()} (${payment.state}) is tried again: ${String(error)}`,
      );
      await this.queue.retryLater(payment);
    }
  }

  private async goAfter(payment: PaymentRecord): Promise<ProviderStatus> {
    const { session, state } = payment;
    if (!session) return { state: 'expired' };
    const provider = this.providers.of(payment);
    if (state === 'refunding') {
      await provider.refund(payment);
      return { state: 'refunded' };
    }
    const providerStatus = state === 'cancelled' ? ({ state: 'open' } as const) : await provider.ask(session);
    return providerStatus.state === 'open' && (state === 'cancelled' || isOver(payment))
      ? provider.close(session)
      : providerStatus;
  }
}

/** Tells whether a payment page must be closed because its time is over, in case the provider has not done so. */
const isOver = ({ until }: PaymentRecord): boolean => until.getTime() + 60_000 < Date.now();
