import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { BulkEditsService } from './bulkEdits.service.js';
import { CatalogueProjection } from './catalogueProjection.js';
import { CategoriesService } from './categories.service.js';
import { categorySchema } from './category.schema.js';
import { productSchema } from './product.schema.js';
import { ProductsService } from './products.service.js';
import { synonymsSchema } from './search/synonyms.schema.js';
import { ProductCategoriesService } from './productCategories.service.js';
import { StockService } from './stock.service.js';
import { ForeignSubCategoriesService } from './foreignSubCategories.service.js';
import { subCategorySchema } from './subCategory.schema.js';

/**
 * Holds the catalogue's writes for the API and the command line alike. It starts no listener and loads
 * nothing.
 */
@Module({
  imports: [
    AuditModule,
    MediaModule,
    IdempotencyModule,
    MongooseModule.forFeature([
      { name: 'Category', schema: categorySchema },
      { name: 'SubCategory', schema: subCategorySchema },
      { name: 'Product', schema: productSchema },
      { name: 'Synonyms', schema: synonymsSchema },
    ]),
  ],
  providers: [
    BulkEditsService,
    CatalogueProjection,
    CategoriesService,
    ProductCategoriesService,
    ProductsService,
    StockService,
    ForeignSubCategoriesService,
  ],
  exports: [
    BulkEditsService,
    CatalogueProjection,
    CategoriesService,
    ProductsService,
    StockService,
    ForeignSubCategoriesService,
    MongooseModule,
  ],
})
export class CatalogueModelModule {}
