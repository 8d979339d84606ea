import { parentPort, Worker } from 'node:worker_threads';
import { messageOf } from './errors.js';
import { nodeArguments } from './runFromSource.js';

/** A message between the process and its thread: a task, a question of the thread, or an answer to either. */
interface Message {
  kind: 'task' | 'question' | 'answer';
  id: number;
  value?: unknown;
  /** The reason, if the answer is a failure. */
  error?: string;
}

interface Port {
  postMessage: (message: Message) => void;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** The messages that wait for an answer. */
class OpenMessages {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  get count(): number {
    return this.waiting.size;
  }

  send(port: Port, kind: 'task' | 'question', value: unknown): Promise<unknown> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      port.postMessage({ kind, id, value });
      this.waiting.set(id, { resolve, reject });
    });
  }

  take({ id, value, error }: Message): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(new Error(error));
  }

  rejectAll(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** Does what a message asks for and answers it. */
const answer = async (port: Port, { id, value }: Message, work: (value: never) => unknown): Promise<void> => {
  try {
    port.postMessage({ kind: 'answer', id, value: await work(value as never) }); // both sides share the types
  } catch (error) {
    port.postMessage({ kind: 'answer', id, error: messageOf(error) });
  }
};

/** ms after which a thread that failed at its start is tried again. */
const pauseAfterFailure = 5_000;

export interface ThreadOptions<Question> {
  /** Data for the thread's start; it reads them as `workerData`. */
  data?: unknown;
  /** ms without a finished task after which a busy thread counts as hung and is ended. A thread without this limit may take any time. */
  longest?: number;
  /** Answers the thread's questions. */
  answer?: (question: Question) => Promise<unknown>;
}

/**
 * Runs tasks in a worker thread, because they take so long that they would block other requests. The thread
 * starts with the first task, and again after a crash. An idle thread does not keep the process alive.
 */
export class WorkerThread<Task, Result, Question = never> {
  private readonly tasks = new OpenMessages();
  private thread: Worker | undefined;
  private deadline: NodeJS.Timeout | undefined;
  /** Whether the thread has finished a task. One that fails before that is not started again at once. */
  private isProven = false;
  private failedAt = -Infinity;
  private ended = false;

  /**
   * @param neighbour `import.meta.url` of the caller
   * @param name name of the thread's module in the same folder, without its extension
   */
  constructor(
    private readonly neighbour: string,
    private readonly name: string,
    private readonly options: ThreadOptions<Question>,
  ) {}

  /** The number of tasks that run or wait. */
  get busy(): number {
    return this.tasks.count;
  }

  /** Runs a task; rejects if it fails or the thread ends. */
  run(task: Task): Promise<Result> {
    if (this.ended || performance.now() - this.failedAt < pauseAfterFailure)
      return Promise.reject(new Error(`the thread ${this.name} does not run`));
    const thread = (this.thread ??= this.start());
    thread.ref();
    const { longest } = this.options;
    if (longest) this.deadline ??= setTimeout(() => void thread.terminate(), longest);
    return this.tasks.send(thread, 'task', task) as Promise<Result>; // both sides share the types
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.thread?.terminate();
  }

  private start(): Worker {
    const execArgv = nodeArguments(this.neighbour, this.name);
    const file = execArgv.pop() ?? '';
    const thread = new Worker(file, { execArgv, workerData: this.options.data, stdout: true, stderr: true });
    for (const stream of [thread.stdout, thread.stderr])
      stream.on('data', (printed: Buffer) => console.warn(printed.toString().trimEnd()));
    thread.on('message', (message: Message) => {
      if (message.kind === 'question')
        void answer(thread, message, (question: Question) => this.options.answer?.(question));
      else this.finish(message);
    });
    thread.on('error', (error: Error) => this.giveUp(thread, error));
    thread.on('exit', () => this.giveUp(thread, new Error(`the thread ${this.name} has ended`)));
    return thread;
  }

  private finish(message: Message): void {
    this.isProven = true;
    this.tasks.take(message);
    this.deadline?.refresh();
    if (this.tasks.count === 0) this.rest();
  }

  private rest(): void {
    this.thread?.unref();
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  /** Rejects the waiting tasks. A failed thread emits two events: an error and its exit. */
  private giveUp(thread: Worker, error: Error): void {
    if (this.thread !== thread) return;
    this.rest();
    this.thread = undefined;
    if (!this.isProven) this.failedAt = performance.now();
    this.isProven = false;
    this.tasks.rejectAll(error);
  }
}

/**
 * Serves the tasks of the process, inside a worker thread.
 * @param work does a task; `ask` puts a question to the process
 */
export const serveTasks = <Task, Result>(
  work: (task: Task, ask: (question: unknown) => Promise<unknown>) => Promise<Result>,
): void => {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a worker thread only');
  const questions = new OpenMessages();
  const ask = (question: unknown) => questions.send(port, 'question', question);
  port.on('message', (message: Message) => {
    if (message.kind === 'task') void answer(port, message, (task: Task) => work(task, ask));
    else questions.take(message);
  });
};
