import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { calls } from '../../contract/calls.js';
import type { Outcome } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import { MediaService } from './media.service.js';
import { uploadedFile } from '../common/uploadedFile.js';

/** Stores the catalogue images that admins upload. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly media: MediaService,
    private readonly rateLimits: RateLimitsService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Stores an image that an admin uploads, and returns its address.
   * @throws DomainError `rateLimited`, `badPicture`, `tooLarge`, `unsupportedMedia`, `invalid`
   */
  async take(by: Author, request: FastifyRequest): Promise<Outcome<'file', 'upload'>> {
    await this.rateLimits.spend('uploads', by.id);
    const key = await this.media.store(await uploadedFile(request, calls.file.upload.file ?? ''));
    await this.audit.write(by, 'file.upload', async (_session, tell) => {
      tell({ before: null, after: { _id: key, name: key } });
    });
    return { data: { url: this.media.url(key) } };
  }
}
