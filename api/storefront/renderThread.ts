import { workerData } from 'node:worker_threads';
import type { PageRenderer, PageRequest } from '../../contract/pageData.js';
import { serveTasks } from '../common/workerThread.js';
import { hashReplies, type PageCall } from './pageReplies.js';
import type { ThreadPage } from './renderedPages.service.js';

/** What the thread needs to start. */
export interface RenderThreadData {
  /** The address of the built renderer. */
  renderer: string;
  /** Messages that the shop overrides. */
  overrides?: object;
}

const { renderer, overrides } = workerData as RenderThreadData; // written by PageRendererService
const { renderPage, overrideMessages } = (await import(renderer)) as PageRenderer;
if (overrides) await overrideMessages(overrides);

serveTasks(async (page: PageRequest, ask): Promise<ThreadPage> => {
  const made: PageCall[] = [];
  const replies: unknown[] = [];
  const rendered = await renderPage(page, async (id, body) => {
    const call = { id, body };
    const position = made.push(call) - 1;
    return (replies[position] = await ask(call));
  });
  return { ...rendered, calls: made, replies: hashReplies(made, replies) };
});
