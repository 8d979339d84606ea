import { Injectable } from '@nestjs/common';
import { RateLimitsService } from './rateLimits.service.js';

/** Wrong passwords, wherever one is asked for: of an account from one address, and of an address. */
@Injectable()
export class PasswordTries {
  constructor(private readonly rateLimits: RateLimitsService) {}

  /**
   * Takes a try before a password is checked, and gives it back where it was right.
   * @param check throws where it is wrong
   * @throws DomainError `rateLimited`
   */
  async count<Result>(email: string, address: string, check: () => Promise<Result>): Promise<Result> {
    await this.rateLimits.spend('failedLogins', email, address);
    await this.rateLimits.spend('failedLoginsFromAddress', address);
    const result = await check();
    await this.rateLimits.giveBack('failedLogins', email, address);
    await this.rateLimits.giveBack('failedLoginsFromAddress', address);
    return result;
  }
}
