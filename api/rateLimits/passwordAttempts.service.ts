import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/domainError.js';
import { RateLimitsService } from './rateLimits.service.js';

/**
 * Limits wrong passwords of all calls that ask for one: per account and network address together, and per
 * network address.
 */
@Injectable()
export class PasswordAttemptsService {
  constructor(private readonly rateLimits: RateLimitsService) {}

  /**
   * Takes a try of the rate limits before a password is checked, and gives it back if the password was right, or could
   * not be checked because the shop was away.
   * @param check throws if the password is wrong
   * @throws DomainError `rateLimited`
   */
  async count<Result>(email: string, address: string, check: () => Promise<Result>): Promise<Result> {
    await this.rateLimits.spend('failedLogins', email, address);
    await this.rateLimits.spend('failedLoginsFromAddress', address);
    const giveBack = async () => {
      await this.rateLimits.giveBack('failedLogins', email, address);
      await this.rateLimits.giveBack('failedLoginsFromAddress', address);
    };
    const result = await check().catch(async (error: unknown) => {
      // if the counters are away too, the caller gets the first error
      if (!(error instanceof DomainError) || error.status >= 500) await giveBack().catch(() => undefined);
      throw error;
    });
    await giveBack();
    return result;
  }
}
