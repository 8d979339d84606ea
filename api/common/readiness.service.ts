import { Injectable } from '@nestjs/common';

type Check = () => boolean;

/** Collects the checks that have to pass before the shop can serve. Modules of the API add theirs. */
@Injectable()
export class ReadinessService {
  private readonly checks = new Map<string, Check>();

  add(part: string, check: Check): void {
    this.checks.set(part, check);
  }

  /** Returns the names of the checks that fail. */
  missing(): string[] {
    return [...this.checks].filter(([, check]) => !check()).map(([part]) => part);
  }
}
