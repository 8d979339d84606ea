import { Injectable } from '@nestjs/common';

type Check = () => boolean;

/** What must be well before the shop can serve; parts of the API add their checks. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, Check>();

  add(part: string, check: Check): void {
    this.checks.set(part, check);
  }

  /** The parts that are not well. */
  missing(): string[] {
    return [...this.checks].filter(([, check]) => !check()).map(([part]) => part);
  }
}
