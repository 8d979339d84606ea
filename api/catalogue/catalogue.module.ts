import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { bannerSchema } from './banner.schema.js';
import { BannerService } from './banner.service.js';
import { BulkEditsService } from './bulkEdits.service.js';
import { CatalogueFeed } from './catalogueFeed.js';
import { CatalogueLoader } from './catalogueLoader.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import { CategoriesController } from './categories.controller.js';
import { CategoriesService } from './categories.service.js';
import { categorySchema } from './category.schema.js';
import { popularSearchSchema, searchWithoutResultsSchema } from './countedSearch.schema.js';
import { ForeignSubCategoriesService } from './foreignSubCategories.service.js';
import { PopularSearchesService } from './popularSearches.service.js';
import { productSchema } from './product.schema.js';
import { ProductCategoriesService } from './productCategories.service.js';
import { ProductListsService } from './productLists.service.js';
import { ProductSearchController } from './productSearch.controller.js';
import { ProductTableController } from './productTable.controller.js';
import { ProductTableService } from './productTable.service.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';
import { shopPageSchema } from './shopPage.schema.js';
import { ShopPagesService } from './shopPages.service.js';
import { synonymsSchema } from './search/synonyms.schema.js';
import { SearchAdminController } from './searchAdmin.controller.js';
import { SearchesWithoutResultsService } from './searchesWithoutResults.service.js';
import { StarCountsService } from './starCounts.service.js';
import { StockService } from './stock.service.js';
import { subCategorySchema } from './subCategory.schema.js';
import { SuggestionsService } from './suggestions.service.js';
import { SynonymsService } from './synonyms.service.js';

/** Changes the catalogue, and serves it from memory; a change stream keeps it fresh. */
@Module({
  imports: [
    AuditModule,
    MediaModule,
    IdempotencyModule,
    RateLimitsModule,
    MongooseModule.forFeature([
      { name: 'Banner', schema: bannerSchema },
      { name: 'Category', schema: categorySchema },
      { name: 'SubCategory', schema: subCategorySchema },
      { name: 'Product', schema: productSchema },
      { name: 'PopularSearch', schema: popularSearchSchema },
      { name: 'SearchWithoutResults', schema: searchWithoutResultsSchema },
      { name: 'ShopPage', schema: shopPageSchema },
      { name: 'Synonyms', schema: synonymsSchema },
    ]),
  ],
  controllers: [
    CategoriesController,
    ProductsController,
    ProductSearchController,
    ProductTableController,
    SearchAdminController,
  ],
  providers: [
    BannerService,
    BulkEditsService,
    CatalogueFeed,
    CatalogueLoader,
    CatalogueProjectionService,
    CategoriesService,
    ForeignSubCategoriesService,
    PopularSearchesService,
    ProductCategoriesService,
    ProductListsService,
    ProductTableService,
    ProductsService,
    SearchesWithoutResultsService,
    ShopPagesService,
    StarCountsService,
    StockService,
    SuggestionsService,
    SynonymsService,
  ],
  exports: [
    BannerService,
    BulkEditsService,
    CatalogueProjectionService,
    CategoriesService,
    ProductTableService,
    ProductsService,
    ShopPagesService,
    StarCountsService,
    StockService,
    MongooseModule,
  ],
})
export class CatalogueModule {}
