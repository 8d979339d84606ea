import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CONFIG } from '../config/config.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { DiscardsService } from './discards.service.js';
import { MediaService } from './media.service.js';
import { openImageStore } from './openImageStore.js';
import { IMAGE_STORE } from './imageStore.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';
import { VariantsService } from './variants.service.js';

/** Provides the image store to the API and the command line alike, and takes uploads. */
@Module({
  imports: [AuditModule, RateLimitsModule],
  controllers: [UploadsController],
  providers: [
    { provide: IMAGE_STORE, inject: [CONFIG], useFactory: openImageStore },
    MediaService,
    DiscardsService,
    UploadsService,
    VariantsService,
  ],
  exports: [IMAGE_STORE, MediaService, DiscardsService, VariantsService],
})
export class MediaModule {}
