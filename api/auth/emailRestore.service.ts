import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AddressesService } from '../addresses/addresses.service.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { messagesIn } from '../common/locale.js';
import { transact } from '../database/transact.js';
import { emailRestoredMail } from './mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { secretText } from '../secrets/secretText.js';
import { EmailUndosService } from '../accounts/emailUndos.service.js';
import { hashPassword } from '../common/passwords.js';
import { UsersService } from '../accounts/users.service.js';
import { ResetProofsService } from './resetProofs.service.js';

interface Restored {
  userId: string;
  email: string;
  /** Secret that allows the browser to set a new password. Only this browser gets it, as a cookie. */
  proof: string;
}

/** Gives an account back to the owner of its former email address. */
@Injectable()
export class EmailRestoreService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly users: UsersService,
    private readonly undos: EmailUndosService,
    private readonly addresses: AddressesService,
    private readonly proofs: ResetProofsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Restores the former email address, ends every session, voids the password, removes delivery addresses
   * that were added or changed since the account left that email address, and notifies the email address that
   * loses the account. The caller may then set a new password.
   * @throws DomainError `undoExpired`, `emailTaken`
   */
  async restore({ secret }: ParsedBody<'user', 'undoEmail'>): Promise<Restored> {
    const password_hash = await hashPassword(secretText());
    return transact(this.connection, async (session) => {
      const undo = await this.undos.use(secret, session);
      if (!undo) throw new DomainError('undoExpired');
      const { userId, formerEmail: email } = undo;
      const before = await this.users.restoreEmail(userId, email, password_hash, session);
      if (!before) throw new DomainError('undoExpired');
      await this.addresses.disableSince(userId, undo.leftAt, session);
      const messages = messagesIn(before.language);
      if (before.email !== email)
        await this.outbox.write((sender) => emailRestoredMail(before.email, sender), {
          session,
          messages,
          userId,
        });
      return {
        userId: userId.toHexString(),
        email,
        proof: await this.proofs.issue(userId.toHexString(), email, session),
      };
    });
  }
}
