import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { calls } from '../../contract/calls.js';
import type { Outcome } from '../../contract/schemas.js';
import { RateLimits } from '../rates/rateLimits.js';
import { MediaService } from './media.service.js';
import { uploadedFile } from './uploadedFile.js';

/** Pictures for the catalogue, as admins send them. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly media: MediaService,
    private readonly rates: RateLimits,
  ) {}

  /** @throws DomainError `rateLimited`, `badPicture`, `tooLarge`, `unsupportedMedia`, `invalid` */
  async take(adminId: string, request: FastifyRequest): Promise<Outcome<'file', 'upload'>> {
    await this.rates.spend('uploads', adminId);
    const key = await this.media.store(await uploadedFile(request, calls.file.upload.file ?? ''));
    return { data: { url: this.media.url(key) } };
  }
}
