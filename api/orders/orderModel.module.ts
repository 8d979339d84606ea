import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { orderSchema } from './order.schema.js';

/** Provides the order model to the API and the command line alike. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Order', schema: orderSchema }])],
  exports: [MongooseModule],
})
export class OrderModelModule {}
