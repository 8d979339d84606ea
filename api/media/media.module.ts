import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { DEPENDENCIES } from '../common/deadlines.js';
import { CONFIG } from '../config/config.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { DiscardsService } from './discards.service.js';
import { IMAGE_STORE } from './imageStore.js';
import { MediaService } from './media.service.js';
import { openImageStore } from './openImageStore.js';
import { OrphansService } from './orphans.service.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';
import { VariantsService } from './variants.service.js';

/** Stores images, takes uploads, and finds unused images. */
@Module({
  imports: [AuditModule, RateLimitsModule],
  controllers: [UploadsController],
  providers: [
    { provide: IMAGE_STORE, inject: [CONFIG, DEPENDENCIES], useFactory: openImageStore },
    DiscardsService,
    MediaService,
    OrphansService,
    UploadsService,
    VariantsService,
  ],
  exports: [IMAGE_STORE, MediaService, DiscardsService],
})
export class MediaModule {}
