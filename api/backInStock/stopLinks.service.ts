import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/domainError.js';
import { Keys } from '../secrets/keys.js';
import { seal, unseal } from '../secrets/seal.js';

const place = 'stop link';

/** Makes and reads the tokens by which the receiver of a mail stops such mails without a login. */
@Injectable()
export class StopLinksService {
  constructor(private readonly keys: Keys) {}

  /** Returns the token of an address. It is encrypted, so that no log or history shows the address. */
  tokenFor(email: string): string {
    return seal(email, this.keys.all.stopLinks, place);
  }

  /** Returns the address of a token. @throws DomainError `stopLinkInvalid` */
  addressOf(token: string): string {
    try {
      return unseal(token, this.keys.all.stopLinks, place);
    } catch {
      throw new DomainError('stopLinkInvalid');
    }
  }
}
