import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { orderSchema } from './order.schema.js';

/** Where orders are kept, for the API and the command line alike. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Order', schema: orderSchema }])],
  exports: [MongooseModule],
})
export class OrderModelModule {}
