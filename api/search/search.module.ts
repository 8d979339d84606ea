import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { searchWithoutResultsSchema } from './searchWithoutResults.schema.js';
import { SearchesWithoutResultsService } from './searchesWithoutResults.service.js';
import { SearchController } from './search.controller.js';
import { SynonymsService } from './synonyms.service.js';

/** Provides the admin's side of the search: searches without results and synonyms. */
@Module({
  imports: [
    AuditModule,
    CatalogueModule,
    RateLimitsModule,
    MongooseModule.forFeature([{ name: 'SearchWithoutResults', schema: searchWithoutResultsSchema }]),
  ],
  controllers: [SearchController],
  providers: [SearchesWithoutResultsService, SynonymsService],
})
export class SearchModule {}
