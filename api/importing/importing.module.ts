import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MediaModule } from '../media/media.module.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { CatalogueWriterService } from './catalogueWriter.service.js';
import { ExportsService } from './exports.service.js';
import { ImportFilesService } from './importFiles.service.js';
import { importJobSchema } from './importJob.schema.js';
import { ImportJobsService } from './importJobs.service.js';
import { ImportLogService } from './importLog.service.js';
import { ImportLeasesService } from './importLeases.service.js';
import { ImportRunnerService } from './importRunner.service.js';
import { ImportUploadsService } from './importUploads.service.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { KnownProductsService } from './knownProducts.service.js';
import { PlannerService } from './planner.service.js';
import { PruningService } from './pruning.service.js';
import { RepeatedImportsService } from './repeatedImports.service.js';
import { CategoryFilesService } from './categoryFiles.service.js';

/** Imports and exports the catalogue; a background job carries out the imports. */
@Module({
  imports: [
    AuditModule,
    CatalogueModule,
    MediaModule,
    RateLimitsModule,
    MongooseModule.forFeature([{ name: 'Import', schema: importJobSchema }]),
  ],
  controllers: [ImportsController],
  providers: [
    CatalogueWriterService,
    ExportsService,
    ImportFilesService,
    ImportJobsService,
    ImportLeasesService,
    ImportLogService,
    ImportRunnerService,
    ImportUploadsService,
    ImportsService,
    KnownProductsService,
    PlannerService,
    PruningService,
    RepeatedImportsService,
    CategoryFilesService,
  ],
  exports: [ImportJobsService],
})
export class ImportingModule {}
