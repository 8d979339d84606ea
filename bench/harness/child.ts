import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A part of a measurement that runs in a process of its own. */
export interface Child {
  /**
   * Sends a message to the child and waits for its answer. A second message must wait for the first answer.
   */
  ask<Answer>(message: unknown): Promise<Answer>;
  end(): Promise<void>;
}

const answerOf = <Answer>(child: ChildProcess) =>
  new Promise<Answer>((resolve, reject) => {
    const failed = (code: number | null) =>
      reject(new Error(`a process of the measurement ended with ${code}`));
    child.once('exit', failed);
    child.once('message', (answer) => {
      child.off('exit', failed);
      resolve(answer as Answer); // the caller knows the type of the answer
    });
  });

/** Starts a module in a child process, in which `gc()` collects the garbage. */
export const startChild = (neighbour: string, name: string): Child => {
  const child = fork(fileURLToPath(new URL(name, neighbour)), {
    execArgv: [...process.execArgv, '--expose-gc', '--max-semi-space-size=64'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  return {
    ask: (message) => {
      const answer = answerOf(child);
      child.send(message as object); // only plain messages are sent
      return answer as never; // the caller declares the type
    },
    end: async () => {
      process.off('exit', leave);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
};

/** Answers the parent process until it disconnects. */
export const answerParent = <Question>(
  answer: (question: Question) => unknown,
  close?: () => unknown,
): void => {
  process.on('message', (question) => {
    const answered = async () => answer(question as Question); // this is what `ask` sends
    answered().then(
      (value) => process.send?.(value),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.once('disconnect', () => {
    void Promise.resolve(close?.()).finally(() => process.exit(0));
  });
};

export interface Memory {
  heap: number;
  rss: number;
}

/** Returns the memory in bytes after a garbage collection; buffers count as heap. */
export const memoryNow = (): Memory => {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
};
