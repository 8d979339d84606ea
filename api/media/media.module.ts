import { Module } from '@nestjs/common';
import { CONFIG } from '../config.js';
import { DiscardsService } from './discards.service.js';
import { MediaService } from './media.service.js';
import { openPictureStore } from './openPictureStore.js';
import { PICTURE_STORE } from './pictureStore.js';
import { VariantsService } from './variants.service.js';

/** The picture store, for the API and the command line alike. */
@Module({
  providers: [
    { provide: PICTURE_STORE, inject: [CONFIG], useFactory: openPictureStore },
    MediaService,
    DiscardsService,
    VariantsService,
  ],
  exports: [PICTURE_STORE, MediaService, DiscardsService, VariantsService],
})
export class MediaModule {}
