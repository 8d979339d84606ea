import { workerData } from 'node:worker_threads';
import type { PageRenderer, PageRequest, RenderedLanguage } from '../../contract/pageData.js';
import { calls } from '../../contract/calls.js';
import { serveTasks } from '../common/workerThread.js';
import { hashReplies, type PageCall } from './pageReplies.js';
import type { ThreadPage } from './renderedPages.service.js';

/** What the thread needs to start. */
export interface RenderThreadData {
  /** The address of the built renderer. */
  renderer: string;
  /** Messages that the shop overrides. */
  overrides: object;
  /** The languages that the shop adds. */
  further: readonly RenderedLanguage[];
}

const { renderer, overrides, further } = workerData as RenderThreadData; // written by RenderedPagesService
const { renderPage, overrideMessages } = (await import(renderer)) as PageRenderer;
await overrideMessages(overrides, further);

/** These replies do not change what a page shows, apart from the arrival time, which no page shows. */
const unchanging = calls.shop.settings.id;

serveTasks(async (page: PageRequest, ask): Promise<ThreadPage> => {
  const made: PageCall[] = [];
  const replies: unknown[] = [];
  let failure: unknown;
  const rendered = await renderPage(page, async (id, body) => {
    const call = { id, body, language: page.language };
    const position = id === unchanging ? undefined : made.push(call) - 1;
    try {
      const reply = await ask(call);
      if (position !== undefined) replies[position] = reply;
      return reply;
    } catch (error) {
      failure ??= error;
      throw error;
    }
  });
  if (failure !== undefined) throw failure; // RTK Query turns a failed call into an error on the page
  return { ...rendered, calls: made, replies: hashReplies(replies) };
});
