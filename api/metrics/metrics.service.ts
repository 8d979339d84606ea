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
const openStatuses = ['payment_pending', 'placed', 'packed', 'out_for_delivery'] as const;

// every process counts the same documents: several of them are not added up
const ofDatabase = { aggregator: 'max' } as const;
const ready = new Gauge({
  name: 'tokri_ready',
  help: '1 when the process can serve, otherwise 0.',
  aggregator: 'min',
});
const openOrders = new Gauge({
  name: 'tokri_orders_open',
  help: 'Orders that are neither delivered nor cancelled, by status.',
  labelNames: ['status'] as const,
  ...ofDatabase,
});
const jobs = new Gauge({
  name: 'tokri_jobs',
  help: 'Jobs of the queues for mails, payments and imports: all that wait, and those that are due now.',
  labelNames: ['queue', 'state'] as const,
  ...ofDatabase,
});
const payments = new Gauge({
  name: 'tokri_payments_waiting',
  help: 'Online payments with something left to do, by state: money of `refunding` must be sent back.',
  labelNames: ['state'] as const,
  ...ofDatabase,
});
const failingRefunds = new Gauge({
  name: 'tokri_refunds_failing',
  help: 'Refunds that have failed at least three times; they are tried again.',
  ...ofDatabase,
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
      .catch((error: unknown) => this.log.warn(`nothing could be counted: ${String(error)}`))
      .finally(() => (this.counting = undefined)));
  }

  private async countAll(): Promise<void> {
    const now = new Date();
    for (const status of openStatuses) openOrders.set({ status }, await this.orders.count({ status }, now));
    const queues = { mails: this.mails, payments: this.payments, imports: this.imports };
    for (const [queue, jobQueue] of Object.entries(queues)) {
      const { waiting, due } = await jobQueue.counts();
      jobs.set({ queue, state: 'waiting' }, waiting);
      jobs.set({ queue, state: 'due' }, due);
    }
    const { byState, failing } = await this.payments.waitingPayments();
    payments.reset();
    for (const [state, count] of Object.entries(byState)) payments.set({ state }, count);
    failingRefunds.set(failing);
  }
}
