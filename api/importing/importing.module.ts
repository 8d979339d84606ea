import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { ImportingModelModule } from './importingModel.module.js';
import { ImportJobsService } from './importJobs.service.js';
import { ImportsController } from './imports.controller.js';

/** Provides the import calls of the API and the background job. */
@Module({
  imports: [ImportingModelModule, RateLimitsModule],
  controllers: [ImportsController],
  providers: [ImportJobsService],
})
export class ImportingModule {}
