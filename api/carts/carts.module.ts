import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MediaModule } from '../media/media.module.js';
import { cartBookSchema } from './cartBook.schema.js';
import { CartBooksService } from './cartBooks.service.js';
import { cartLineSchema } from './cartLine.schema.js';
import { cartMergeSchema } from './cartMerge.schema.js';
import { CartsController } from './carts.controller.js';
import { CartsService } from './carts.service.js';
import { HoldingService } from './holding.service.js';
import { MergingService } from './merging.service.js';
import { ShelfService } from './shelf.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'CartLine', schema: cartLineSchema },
      { name: 'CartBook', schema: cartBookSchema },
      { name: 'CartMerge', schema: cartMergeSchema },
    ]),
    CatalogueModule,
    MediaModule,
  ],
  controllers: [CartsController],
  providers: [CartsService, CartBooksService, HoldingService, MergingService, ShelfService],
  exports: [CartsService, ShelfService],
})
export class CartsModule {}
