import { Module } from '@nestjs/common';
import { RatesModule } from '../rates/rates.module.js';
import { ImportingStoreModule } from './importingStore.module.js';
import { ImportJobs } from './importJobs.service.js';
import { ImportsController } from './imports.controller.js';

/** Imports as the shop offers them: its calls, and the work in the background. */
@Module({
  imports: [ImportingStoreModule, RatesModule],
  controllers: [ImportsController],
  providers: [ImportJobs],
})
export class ImportingModule {}
