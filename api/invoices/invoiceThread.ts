import { buffer } from 'node:stream/consumers';
import { serveTasks } from '../common/workerThread.js';
import { invoicePdf } from './invoicePdf.js';
import type { Paper } from './paper.js';

serveTasks(async (paper: Paper): Promise<Uint8Array> => buffer(await invoicePdf(paper)));
