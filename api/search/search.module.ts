import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { CatalogueStoreModule } from '../catalogue/catalogueStore.module.js';
import { RatesModule } from '../rates/rates.module.js';
import { missSchema } from './miss.schema.js';
import { MissesService } from './misses.service.js';
import { SearchController } from './search.controller.js';
import { SearchWordsService } from './searchWords.service.js';

/** The merchant's side of the search: what was not found, and which words mean one thing. */
@Module({
  imports: [
    AuditBookModule,
    CatalogueStoreModule,
    RatesModule,
    MongooseModule.forFeature([{ name: 'Miss', schema: missSchema }]),
  ],
  controllers: [SearchController],
  providers: [MissesService, SearchWordsService],
})
export class SearchModule {}
