import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MediaModule } from '../media/media.module.js';
import { cartLineSchema } from './cartLine.schema.js';
import { CartsController } from './carts.controller.js';
import { CartsService } from './carts.service.js';
import { MergingService } from './merging.service.js';
import { ShelfService } from './shelf.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'CartLine', schema: cartLineSchema }]),
    CatalogueModule,
    MediaModule,
  ],
  controllers: [CartsController],
  providers: [CartsService, MergingService, ShelfService],
  exports: [CartsService, ShelfService],
})
export class CartsModule {}
