import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { nodeArguments } from '../database/embedded/runFromSource.js';
import type { Asked, Drawn } from './invoiceThread.js';
import type { Paper } from './paper.js';

interface Waiting {
  resolve: (pdf: Uint8Array) => void;
  reject: (error: Error) => void;
}

/**
 * ms for one invoice after which the thread counts as hung. The longest invoice takes a third of a second.
 */
const longest = 20_000;

/**
 * Draws invoices in a worker thread: a long invoice takes a third of a second, which would block every other
 * call.
 */
@Injectable()
export class InvoiceDrawingService implements OnModuleDestroy {
  private readonly waiting = new Map<number, Waiting>();
  private thread: Worker | undefined;
  private deadline: NodeJS.Timeout | undefined;
  private last = 0;

  /** Draws the PDF and rejects if that fails. */
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

  /**
   * Starts the thread. It stays alive and keeps its fonts, but an idle thread does not keep the process
   * alive.
   */
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

  /**
   * Rejects the waiting invoices; the next invoice starts a new thread. A failed thread emits two events: an
   * error and its exit.
   */
  private giveUp(thread: Worker, error: Error): void {
    if (this.thread !== thread) return;
    this.rest();
    this.thread = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
