import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { addressSchema } from './address.schema.js';
import { AddressesController } from './addresses.controller.js';
import { AddressesService } from './addresses.service.js';
import { addressPersonalData } from './addressPersonalData.js';

@Module({
  imports: [AccountsModule, MongooseModule.forFeature([{ name: 'Address', schema: addressSchema }])],
  controllers: [AddressesController],
  providers: [AddressesService, addressPersonalData],
  exports: [AddressesService],
})
export class AddressesModule {}
