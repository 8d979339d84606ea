import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { invoiceCounterSchema } from './invoice.schema.js';
import { InvoiceNumbersService } from './invoiceNumbers.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'InvoiceCounter', schema: invoiceCounterSchema }])],
  providers: [InvoiceNumbersService],
  exports: [InvoiceNumbersService],
})
export class InvoiceNumbersModule {}
