import { Module } from '@nestjs/common';
import { MediaService } from './media.service.js';

/** The picture store, for the API and the command line alike. */
@Module({ providers: [MediaService], exports: [MediaService] })
export class MediaModule {}
