import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { ImportingModelModule } from './importingModel.module.js';
import { ImportJobs } from './importJobs.service.js';
import { ImportsController } from './imports.controller.js';

/** Imports as the shop offers them: its calls, and the work in the background. */
@Module({
  imports: [ImportingModelModule, RateLimitsModule],
  controllers: [ImportsController],
  providers: [ImportJobs],
})
export class ImportingModule {}
