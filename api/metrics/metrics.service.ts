import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Gauge } from 'prom-client';
import { BACKGROUND } from '../common/background.js';
import { ReadinessService } from '../common/readiness.service.js';
import { ImportJobsService } from '../importing/importJobs.service.js';
import { MailQueueService } from '../mail/mailQueue.service.js';
import { AdminOrdersService } from '../orders/adminOrders.service.js';
import { PaymentQueueService } from '../payments/paymentQueue.service.js';

/** ms between two counts in the database. */
const interval = 10_000;
const waitingStates = ['opening', 'open', 'cancelled', 'refunding', 'wrong'] as const;
const openStatuses = ['payment_pending', 'placed', 'packed', 'out_for_delivery'] as const;

// every process counts the same documents, so their figures are not added up
const countedByAll = { aggregator: 'max' } as const;
const ready = new Gauge({
  name: 'tokri_ready',
  help: '1 when the process can serve, otherwise 0.',
  aggregator: 'min',
});
const openOrders = new Gauge({
  name: 'tokri_orders_open',
  help: 'Orders that are neither delivered nor cancelled, by status.',
  labelNames: ['status'] as const,
  ...countedByAll,
});
const jobs = new Gauge({
  name: 'tokri_jobs',
  help: 'Jobs of a queue: all that wait, those that are due now, and those that were tried three times or more.',
  labelNames: ['queue', 'state'] as const,
  ...countedByAll,
});
const payments = new Gauge({
  name: 'tokri_payments_waiting',
  help: 'Online payments with something left to do, by state: `refunding` waits for a refund, of `wrong` another amount was paid.',
  labelNames: ['state'] as const,
  ...countedByAll,
});

/** Counts every ten seconds what waits in the database, for the metrics. */
@Injectable()
export class MetricsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Metrics');
  private timer?: NodeJS.Timeout;
  private counting?: Promise<void>;

  constructor(
    private readonly orders: AdminOrdersService,
    private readonly mails: MailQueueService,
    private readonly payments: PaymentQueueService,
    private readonly imports: ImportJobsService,
    private readonly readiness: ReadinessService,
    @Inject(BACKGROUND) private readonly background: boolean,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.background) return;
    await this.count();
    this.timer = setInterval(() => void this.count(), interval).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.counting;
  }

  private count(): Promise<void> {
    ready.set(this.readiness.missing().length ? 0 : 1);
    return (this.counting ??= this.countAll()
      .catch((error: unknown) => this.log.warn(`the counts of the metrics failed: ${String(error)}`))
      .finally(() => (this.counting = undefined)));
  }

  private async countAll(): Promise<void> {
    const now = new Date();
    for (const status of openStatuses) openOrders.set({ status }, await this.orders.count({ status }, now));
    const queues = { mails: this.mails, payments: this.payments, imports: this.imports };
    for (const [queue, jobQueue] of Object.entries(queues)) {
      for (const [state, count] of Object.entries(await jobQueue.counts())) jobs.set({ queue, state }, count);
    }
    const waitingPayments = await this.payments.waitingPayments();
    for (const state of waitingStates) payments.set({ state }, waitingPayments[state] ?? 0);
  }
}
