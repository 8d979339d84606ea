import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { invoicePdf } from './invoicePdf.js';
import type { Paper } from './paper.js';

/** A request to the worker thread to draw an invoice. */
export interface Asked {
  id: number;
  paper: Paper;
}

/** The worker thread's answer; it has `error` if the invoice could not be drawn. */
export type Drawn = { id: number } & ({ pdf: Uint8Array } | { error: string });

const draw = async ({ id, paper }: Asked): Promise<Drawn> => {
  try {
    return { id, pdf: await buffer(await invoicePdf(paper)) };
  } catch (error) {
    return { id, error: String(error) };
  }
};

parentPort?.on('message', (asked: Asked) => void draw(asked).then((drawn) => parentPort?.postMessage(drawn)));
