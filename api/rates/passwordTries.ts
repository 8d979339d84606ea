import { Injectable } from '@nestjs/common';
import { RateLimits } from './rateLimits.js';

/** Wrong passwords, wherever one is asked for: of an account from one address, and of an address. */
@Injectable()
export class PasswordTries {
  constructor(private readonly rates: RateLimits) {}

  /**
   * Takes a try before a password is checked, and gives it back where it was right.
   * @param check throws where it is wrong
   * @throws DomainError `rateLimited`
   */
  async count<Result>(email: string, address: string, check: () => Promise<Result>): Promise<Result> {
    await this.rates.spend('failedLogins', email, address);
    await this.rates.spend('failedLoginsFromAddress', address);
    const result = await check();
    await this.rates.giveBack('failedLogins', email, address);
    await this.rates.giveBack('failedLoginsFromAddress', address);
    return result;
  }
}
