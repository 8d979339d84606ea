import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { nodeArguments } from '../database/embedded/runFromSource.js';
import type { Asked, Drawn } from './invoiceThread.js';
import type { Paper } from './paper.js';

interface Waiting {
  resolve: (pdf: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** ms for one invoice after which the thread counts as hung; the longest takes a third of a second. */
const longest = 20_000;

/** Draws invoices in a thread of their own: a long one takes a third of a second, in which nobody else would be answered. */
@Injectable()
export class InvoiceDrawing implements OnModuleDestroy {
  private readonly waiting = new Map<number, Waiting>();
  private thread: Worker | undefined;
  private deadline: NodeJS.Timeout | undefined;
  private last = 0;

  /** The PDF. Rejects where it cannot be drawn. */
  draw(paper: Paper): Promise<Uint8Array> {
    const thread = (this.thread ??= this.start());
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      thread.ref();
      this.deadline ??= setTimeout(() => void thread.terminate(), longest);
      thread.postMessage({ id, paper } satisfies Asked);
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread?.terminate();
  }

  /** It stays, with the fonts that it has read; with nothing to draw it keeps no process alive. */
  private start(): Worker {
    const execArgv = nodeArguments(import.meta.url, 'invoiceThread');
    const file = execArgv.pop() ?? '';
    const thread = new Worker(file, { execArgv });
    thread.on('message', (drawn: Drawn) => this.answer(drawn));
    thread.on('error', (error: Error) => this.giveUp(thread, error));
    thread.on('exit', () => this.giveUp(thread, new Error('the thread that draws invoices has ended')));
    return thread;
  }

  private answer(drawn: Drawn): void {
    const asked = this.waiting.get(drawn.id);
    this.waiting.delete(drawn.id);
    this.deadline?.refresh();
    if (this.waiting.size === 0) this.rest();
    if ('pdf' in drawn) asked?.resolve(drawn.pdf);
    else asked?.reject(new Error(`an invoice could not be drawn: ${drawn.error}`));
  }

  private rest(): void {
    this.thread?.unref();
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  /** The next invoice starts another thread. A thread that fails has two events: an error and its end. */
  private giveUp(thread: Worker, error: Error): void {
    if (this.thread !== thread) return;
    this.rest();
    this.thread = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
