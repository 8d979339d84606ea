import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { BACKGROUND } from '../common/background.js';
import { WorkLoop } from '../common/workLoop.js';
import type { PaymentRecord } from './payment.schema.js';
import { PaymentsService } from './payments.service.js';
import type { ProviderStatus } from './paymentProvider.js';
import { PaymentProvidersService } from './paymentProviders.service.js';
import { SettlementService } from './settlement.service.js';

/** ms between checks for due payments; a payment that this process changes is checked at once. */
const interval = 2_000;
/** The number of payments checked at once: one slow answer of the provider holds up no other payment. */
const atOnce = 8;

/**
 * Reconciles payments without relying on events of the provider: asks the provider, closes payment pages, and
 * refunds money. Any process may do it.
 */
@Injectable()
export class PaymentReconciliationService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Payments');
  private readonly underWay = new Set<Promise<void>>();
  private readonly loop = new WorkLoop({
    one: () => this.one(),
    interval,
    onError: (error) => this.log.warn(`Payments wait: ${String(error)}`),
  });

  constructor(
    private readonly providers: PaymentProvidersService,
    private readonly payments: PaymentsService,
    private readonly settlement: SettlementService,
    @Inject(BACKGROUND) private readonly background: boolean,
  ) {
    payments.onDue(() => this.wake());
  }

  onApplicationBootstrap(): void {
    if (this.background) this.loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
    await Promise.all(this.underWay);
  }

  /** Starts the next check for due payments at once instead of after the interval. */
  wake(): void {
    this.loop.wake();
  }

  /**
   * Starts the check of the next due payment as soon as fewer than `atOnce` run.
   * @returns whether a payment was due
   */
  private async one(): Promise<boolean> {
    if (this.underWay.size >= atOnce) await Promise.race(this.underWay);
    const payment = await this.payments.takeDue();
    if (!payment) return false;
    const work = this.lookAfter(payment)
      .catch((error: unknown) => this.log.warn(`Payments wait: ${String(error)}`))
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
    return true;
  }

  private async lookAfter(payment: PaymentRecord): Promise<void> {
    try {
      const providerStatus = await this.goAfter(payment);
      await this.settlement.applyProviderStatus(payment, providerStatus);
      const isDone =
        payment.state === 'cancelled' &&
        (providerStatus.state === 'expired' || providerStatus.state === 'failed');
      await (isDone ? this.payments.rest(payment) : this.payments.wait(payment));
    } catch (error) {
      this.log.error(
        `Payment ${payment._id.toHexString()} (${payment.state}) is tried again: ${String(error)}`,
      );
      await this.payments.putOff(payment);
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

/**
 * Tells whether a payment page must be closed because its time is over, in case the provider has not done so.
 */
const isOver = ({ until }: PaymentRecord): boolean => until.getTime() + 60_000 < Date.now();
