import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { nodeArguments } from '../database/embedded/runFromSource.js';
import type { Asked, Drawn } from './invoiceThread.js';
import type { Paper } from './paper.js';

interface Waiting {
  resolve: (pdf: Uint8Array) => void;
  reject: (fault: Error) => void;
}

/** Draws invoices in a thread of their own: a long one takes a third of a second, in which nobody else would be answered. */
@Injectable()
export class InvoiceDrawing implements OnModuleDestroy {
  private readonly waiting = new Map<number, Waiting>();
  private thread: Worker | undefined;
  private last = 0;

  /** The PDF. Rejects where it cannot be drawn. */
  draw(paper: Paper): Promise<Uint8Array> {
    const thread = (this.thread ??= this.start());
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      thread.ref();
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
    thread.on('error', (fault: Error) => this.giveUp(fault));
    thread.on('exit', () => this.giveUp(new Error('the thread that draws invoices has ended')));
    return thread;
  }

  private answer(drawn: Drawn): void {
    const asked = this.waiting.get(drawn.id);
    this.waiting.delete(drawn.id);
    if (this.waiting.size === 0) this.thread?.unref();
    if ('pdf' in drawn) asked?.resolve(drawn.pdf);
    else asked?.reject(new Error(`an invoice could not be drawn: ${drawn.fault}`));
  }

  /** The next invoice starts another thread. */
  private giveUp(fault: Error): void {
    this.thread = undefined;
    for (const { reject } of this.waiting.values()) reject(fault);
    this.waiting.clear();
  }
}
