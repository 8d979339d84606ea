import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FastifyRequest } from 'fastify';
import type { Model } from 'mongoose';
import { calls } from '../../contract/calls.js';
import type { Outcome } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { DiscardsService } from '../media/discards.service.js';
import { MediaService } from '../media/media.service.js';
import { uploadedFile } from '../common/uploadedFile.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import type { UserRecord } from '../accounts/user.schema.js';

/** Changes a customer's avatar. */
@Injectable()
export class AvatarService {
  constructor(
    @InjectModel('User') private readonly users: Model<UserRecord>,
    private readonly media: MediaService,
    private readonly discards: DiscardsService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /**
   * Stores the new avatar and deletes the former image unless another record uses it.
   * @throws DomainError `rateLimited`, `sessionEnded`, and any error of the media store
   */
  async change(customerId: string, request: FastifyRequest): Promise<Outcome<'user', 'uploadAvatar'>> {
    await this.rateLimits.spend('uploads', customerId);
    const avatar = await this.media.store(await uploadedFile(request, calls.user.uploadAvatar.file ?? ''));
    const former = await this.users.findOneAndUpdate({ _id: customerId }, { $set: { avatar } }).lean();
    await this.discards.discard(former ? former.avatar : avatar);
    if (!former) throw new DomainError('sessionEnded');
    return { data: { avatar: this.media.url(avatar) } };
  }
}
