import { Module } from '@nestjs/common';
import { CONFIG } from '../config/config.js';
import { DiscardsService } from './discards.service.js';
import { MediaService } from './media.service.js';
import { openImageStore } from './openImageStore.js';
import { IMAGE_STORE } from './imageStore.js';
import { VariantsService } from './variants.service.js';

/** Provides the image store to the API and the command line alike. */
@Module({
  providers: [
    { provide: IMAGE_STORE, inject: [CONFIG], useFactory: openImageStore },
    MediaService,
    DiscardsService,
    VariantsService,
  ],
  exports: [IMAGE_STORE, MediaService, DiscardsService, VariantsService],
})
export class MediaModule {}
