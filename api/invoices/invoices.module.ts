import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { InvoiceDrawingService } from './invoiceDrawing.service.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';

@Module({
  imports: [OrdersModule, RateLimitsModule],
  controllers: [InvoicesController],
  providers: [InvoicesService, InvoiceDrawingService],
})
export class InvoicesModule {}
