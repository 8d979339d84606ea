import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { CatalogueModelModule } from '../catalogue/catalogueModel.module.js';
import { MediaModule } from '../media/media.module.js';
import { CatalogueWriterService } from './catalogueWriter.service.js';
import { ExportsService } from './exports.service.js';
import { ImportFilesService } from './importFiles.service.js';
import { importJobSchema } from './importJob.schema.js';
import { ImportLogService } from './importLog.service.js';
import { ImportLeasesService } from './importLeases.service.js';
import { ImportRunnerService } from './importRunner.service.js';
import { ImportUploadsService } from './importUploads.service.js';
import { ImportsService } from './imports.service.js';
import { KnownProductsService } from './knownProducts.service.js';
import { PlannerService } from './planner.service.js';
import { PruningService } from './pruning.service.js';
import { RepeatedImportsService } from './repeatedImports.service.js';
import { CategoryFilesService } from './categoryFiles.service.js';

/** Provides the import and export of the catalogue to the API and the command line. It starts no background work. */
@Module({
  imports: [
    AuditModule,
    CatalogueModelModule,
    MediaModule,
    MongooseModule.forFeature([{ name: 'Import', schema: importJobSchema }]),
  ],
  providers: [
    CatalogueWriterService,
    ExportsService,
    ImportFilesService,
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
  exports: [
    ExportsService,
    ImportLeasesService,
    ImportRunnerService,
    ImportUploadsService,
    ImportsService,
    PruningService,
    CategoryFilesService,
  ],
})
export class ImportingModelModule {}
