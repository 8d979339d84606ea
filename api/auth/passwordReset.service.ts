import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { ParsedBody } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { messagesIn } from '../common/locale.js';
import { transact } from '../database/transact.js';
import { passwordChangedMail } from './mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { hashPassword, refuseCommon } from '../common/passwords.js';
import { UsersService } from '../accounts/users.service.js';
import { ResetProofsService } from './resetProofs.service.js';

/** Handles the last step of a password reset: setting the new password. */
@Injectable()
export class PasswordResetService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly proofs: ResetProofsService,
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Sets the password of the account whose code was proved, spends the proof, ends every session and notifies
   * the owner, all in one transaction.
   * @throws DomainError `resetNotProved`, `commonPassword`
   */
  async reset({ email, newPassword }: ParsedBody<'user', 'resetPassword'>, proof = ''): Promise<void> {
    const owner = await this.proofs.ownerOf(proof, email);
    if (!owner) throw new DomainError('resetNotProved');
    const user = await this.users.byId(owner);
    refuseCommon(newPassword, { email, name: user?.name }, 'newPassword');
    const hash = await hashPassword(newPassword);
    await transact(this.connection, async (session) => {
      const proved = await this.proofs.use(proof, email, session);
      const changed = proved && (await this.users.changePassword(owner, email, hash, session));
      if (!changed) throw new DomainError('resetNotProved');
      const messages = messagesIn(changed.language);
      const { _id: userId } = changed;
      await this.outbox.write((sender) => passwordChangedMail(email, sender), { session, messages, userId });
    });
  }
}
