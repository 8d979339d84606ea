import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { WorkerThread } from '../common/workerThread.js';
import type { Paper } from './paper.js';

/** ms for one invoice after which the thread counts as hung. The longest invoice takes a third of a second. */
const longest = 20_000;

/** Draws invoices in a worker thread: a long invoice takes a third of a second, which would block every other call. */
@Injectable()
export class InvoiceDrawingService implements OnModuleDestroy {
  private readonly thread = new WorkerThread<Paper, Uint8Array>(import.meta.url, 'invoiceThread', {
    longest,
  });

  /** Draws the PDF and rejects if that fails. */
  draw(paper: Paper): Promise<Uint8Array> {
    return this.thread.run(paper);
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread.end();
  }
}
