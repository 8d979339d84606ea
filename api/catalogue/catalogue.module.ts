import { Module } from '@nestjs/common';
import { CatalogueFeed } from './catalogueFeed.js';
import { CatalogueLoader } from './catalogueLoader.js';
import { CatalogueModelModule } from './catalogueModel.module.js';
import { CategoriesController } from './categories.controller.js';
import { ProductSearchController } from './productSearch.controller.js';
import { ProductListsService } from './productLists.service.js';
import { ProductTableController } from './productTable.controller.js';
import { ProductTableService } from './productTable.service.js';
import { ProductsController } from './products.controller.js';
import { SuggestionsService } from './suggestions.service.js';

/** Serves the catalogue from memory; a change stream keeps it fresh. */
@Module({
  imports: [CatalogueModelModule],
  controllers: [CategoriesController, ProductsController, ProductSearchController, ProductTableController],
  providers: [CatalogueFeed, CatalogueLoader, ProductListsService, ProductTableService, SuggestionsService],
  exports: [CatalogueModelModule],
})
export class CatalogueModule {}
