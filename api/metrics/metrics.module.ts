import { Module } from '@nestjs/common';
import { ImportingModule } from '../importing/importing.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { MetricsService } from './metrics.service.js';

/** Counts for the metrics; imported when `METRICS_PORT` is set. */
@Module({
  imports: [ImportingModule, MailModule, OrdersModule, PaymentsModule],
  providers: [MetricsService],
})
export class MetricsModule {}
