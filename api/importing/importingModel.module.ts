import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditLogModule } from '../audit/auditLog.module.js';
import { CatalogueModelModule } from '../catalogue/catalogueModel.module.js';
import { MediaModule } from '../media/media.module.js';
import { CatalogueWriter } from './catalogueWriter.service.js';
import { ExportsService } from './exports.service.js';
import { ImportFiles } from './importFiles.service.js';
import { importJobSchema } from './importJob.schema.js';
import { ImportLog } from './importLog.service.js';
import { ImportLeases } from './importLeases.service.js';
import { ImportRunner } from './importRunner.service.js';
import { ImportUploads } from './importUploads.service.js';
import { ImportsService } from './imports.service.js';
import { KnownProductsService } from './knownProducts.service.js';
import { PlannerService } from './planner.service.js';
import { PruningService } from './pruning.service.js';
import { RepeatedImports } from './repeatedImports.service.js';
import { CategoryFilesService } from './categoryFiles.service.js';

/** Provides imports and exports to the API and the command line alike. It starts no background work. */
@Module({
  imports: [
    AuditLogModule,
    CatalogueModelModule,
    MediaModule,
    MongooseModule.forFeature([{ name: 'Import', schema: importJobSchema }]),
  ],
  providers: [
    CatalogueWriter,
    ExportsService,
    ImportFiles,
    ImportLeases,
    ImportLog,
    ImportRunner,
    ImportUploads,
    ImportsService,
    KnownProductsService,
    PlannerService,
    PruningService,
    RepeatedImports,
    CategoryFilesService,
  ],
  exports: [
    ExportsService,
    ImportLeases,
    ImportRunner,
    ImportUploads,
    ImportsService,
    PruningService,
    CategoryFilesService,
  ],
})
export class ImportingModelModule {}
