import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { MediaModule } from '../media/media.module.js';
import { OnceOnlyModule } from '../once/onceOnly.module.js';
import { BulkEditsService } from './bulkEdits.service.js';
import { CatalogueProjection } from './catalogueProjection.js';
import { CategoriesService } from './categories.service.js';
import { categorySchema } from './category.schema.js';
import { productSchema } from './product.schema.js';
import { ProductsService } from './products.service.js';
import { searchWordsSchema } from './search/searchWords.schema.js';
import { ShelvesService } from './shelves.service.js';
import { StockService } from './stock.service.js';
import { StraysService } from './strays.service.js';
import { SubCategoriesService } from './subCategories.service.js';
import { subCategorySchema } from './subCategory.schema.js';

/** The catalogue's writes, for the API and the command line alike: nothing here listens or loads. */
@Module({
  imports: [
    AuditBookModule,
    MediaModule,
    OnceOnlyModule,
    MongooseModule.forFeature([
      { name: 'Category', schema: categorySchema },
      { name: 'SubCategory', schema: subCategorySchema },
      { name: 'Product', schema: productSchema },
      { name: 'SearchWords', schema: searchWordsSchema },
    ]),
  ],
  providers: [
    BulkEditsService,
    CatalogueProjection,
    CategoriesService,
    SubCategoriesService,
    ShelvesService,
    ProductsService,
    StockService,
    StraysService,
  ],
  exports: [
    BulkEditsService,
    CatalogueProjection,
    CategoriesService,
    SubCategoriesService,
    ProductsService,
    StockService,
    StraysService,
    MongooseModule,
  ],
})
export class CatalogueStoreModule {}
