import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { invoiceCounterSchema } from './invoice.schema.js';
import { InvoiceNumbers } from './invoiceNumbers.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'InvoiceCounter', schema: invoiceCounterSchema }])],
  providers: [InvoiceNumbers],
  exports: [InvoiceNumbers],
})
export class InvoiceNumbersModule {}
