import { Logger } from '@nestjs/common';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
} from 'cockatiel';
import type { Dependency } from './deadlines.js';
import { circuitOpen, dependencyFailures } from './metrics.js';

/** A dependency was not asked, because it has failed several times in a row. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

/** A dependency did not answer in time. */
class DeadlineExceededError extends Error {
  override name = 'DeadlineExceededError';
}

interface Options {
  /** The name of the dependency in the metrics. */
  dependency: Dependency;
  failures: number;
  /** ms before an open circuit lets one call try again. */
  pause: number;
  /** Tells whether an error means that the dependency is away. A refusal, such as of a card, does not. */
  isFailure: (error: unknown) => boolean;
  log: Logger;
  /** The dependency in the log, with its host. */
  name: string;
  /** What happens in the log while it is away. */
  meanwhile: string;
  /** Describes an error for the log, without secrets and addresses. */
  reasonOf: (error: unknown) => string;
}

type Ask<Answer> = (signal: AbortSignal) => Promise<Answer>;

// the signal stays quiet after an answer, because a stream may follow
const strategy = { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false };

/**
 * Waits for an answer until a deadline (ms).
 * @param ask should give up when its signal is aborted
 * @throws DeadlineExceededError, and what `ask` throws
 */
export const withDeadline = async <Answer>(deadline: number, ask: Ask<Answer>): Promise<Answer> => {
  try {
    return await timeout(deadline, strategy).execute((_, signal) => ask(signal));
  } catch (error) {
    throw error instanceof TaskCancelledError
      ? new DeadlineExceededError(`no answer within ${deadline} ms`, { cause: error })
      : error;
  }
};

interface Pause {
  readonly duration: number;
  next(): Pause;
}

/**
 * Returns a pause that begins now and lasts `ms`. The library compares the time of day, which may be set back,
 * with the duration; so the duration is endless until the pause is over by a clock that nobody sets.
 */
const pauseFromNow = (ms: number): Pause => {
  const until = performance.now() + ms;
  return {
    get duration() {
      return performance.now() < until ? Infinity : -Infinity;
    },
    next: () => pauseFromNow(ms),
  };
};

/**
 * Asks a dependency, with a deadline. After several failures in a row the circuit opens: calls fail at once,
 * until after a pause one of them has tried with success (ADR 52).
 */
export class Circuit {
  private readonly breaker;

  constructor(private readonly options: Options) {
    const { dependency, failures, pause, log, name, meanwhile, reasonOf } = options;
    this.breaker = circuitBreaker(handleAll, {
      halfOpenAfter: { next: () => pauseFromNow(pause) },
      breaker: new ConsecutiveBreaker(failures),
    });
    let isAway = false;
    this.breaker.onBreak((reason) => {
      if (!isAway && 'error' in reason)
        log.warn(`${name} is away (${reasonOf(reason.error)}): ${meanwhile} until it is back`);
      isAway = true;
      circuitOpen.set({ dependency }, 1);
    });
    this.breaker.onReset(() => {
      isAway = false;
      circuitOpen.set({ dependency }, 0);
      log.warn(`${name} is back, and is asked again`);
    });
  }

  /**
   * Asks the dependency with a deadline in ms.
   * @param options `isShort`: whether the caller has less time than the dependency may take, so that a passed deadline
   * says nothing about it
   * @throws CircuitOpenError, DeadlineExceededError, and what `ask` throws
   */
  async run<Answer>(deadline: number, ask: Ask<Answer>, { isShort = false } = {}): Promise<Answer> {
    const { breaker } = this;
    // the library lets others wait for the call that tries
    if (breaker.state === CircuitState.HalfOpen) throw this.openError();
    const outcome = await breaker
      .execute(() => this.outcomeOf(deadline, ask, isShort))
      .catch((error: unknown) => {
        throw error instanceof BrokenCircuitError ? this.openError() : error;
      });
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.answer;
  }

  /** Returns a refusal as well as an answer, because both show that the dependency is there. */
  private async outcomeOf<Answer>(
    deadline: number,
    ask: Ask<Answer>,
    isShort: boolean,
  ): Promise<{ answer: Answer } | { refusal: unknown }> {
    try {
      return { answer: await withDeadline(deadline, ask) };
    } catch (error) {
      const isLate = error instanceof DeadlineExceededError;
      if (isLate ? isShort : !this.options.isFailure(error)) return { refusal: error };
      dependencyFailures.inc({ dependency: this.options.dependency });
      throw error;
    }
  }

  private openError(): CircuitOpenError {
    return new CircuitOpenError(`${this.options.name} is not asked, because it is away`);
  }
}
