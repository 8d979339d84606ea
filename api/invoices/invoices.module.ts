import { Module } from '@nestjs/common';
import { OrderStoreModule } from '../orders/orderStore.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { RatesModule } from '../rates/rates.module.js';
import { InvoiceDrawing } from './invoiceDrawing.service.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';

@Module({
  imports: [OrderStoreModule, OrdersModule, RatesModule],
  controllers: [InvoicesController],
  providers: [InvoicesService, InvoiceDrawing],
})
export class InvoicesModule {}
