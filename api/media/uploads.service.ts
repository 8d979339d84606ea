import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { calls } from '../../contract/calls.js';
import type { Outcome } from '../../contract/schemas.js';
import { type Author, AuditBook } from '../audit/auditBook.js';
import { changeOf } from '../audit/changeOf.js';
import { RateLimits } from '../rates/rateLimits.js';
import { MediaService } from './media.service.js';
import { uploadedFile } from './uploadedFile.js';

/** Pictures for the catalogue, as admins send them. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly media: MediaService,
    private readonly rates: RateLimits,
    private readonly audit: AuditBook,
  ) {}

  /** @throws DomainError `rateLimited`, `badPicture`, `tooLarge`, `unsupportedMedia`, `invalid` */
  async take(by: Author, request: FastifyRequest): Promise<Outcome<'file', 'upload'>> {
    await this.rates.spend('uploads', by.id);
    const key = await this.media.store(await uploadedFile(request, calls.file.upload.file ?? ''));
    await this.audit.write(by, 'file.upload', async (_session, tell) => {
      tell(changeOf(null, { _id: key, name: key }));
    });
    return { data: { url: this.media.url(key) } };
  }
}
