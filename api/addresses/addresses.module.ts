import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { addressBookSchema, addressSchema } from './address.schema.js';
import { AddressesController } from './addresses.controller.js';
import { AddressesService } from './addresses.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Address', schema: addressSchema },
      { name: 'AddressBook', schema: addressBookSchema },
    ]),
  ],
  controllers: [AddressesController],
  providers: [AddressesService],
  exports: [AddressesService],
})
export class AddressesModule {}
