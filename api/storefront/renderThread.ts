import { workerData } from 'node:worker_threads';
import type { PageRenderer, PageRequest } from '../../contract/pageData.js';
import { serveTasks } from '../common/workerThread.js';
import type { ThreadPage } from './renderedPages.service.js';

/** What the thread needs to start. */
export interface RenderThreadData {
  /** The address of the built renderer. */
  renderer: string;
  /** Messages that the shop overrides. */
  overrides?: object;
}

/** A call that the thread asks the process for. */
export interface CallQuestion {
  /** `group.name`, as in the table of calls. */
  id: string;
  body: unknown;
}

const { renderer, overrides } = workerData as RenderThreadData; // written by PageRendererService
const { renderPage, overrideMessages } = (await import(renderer)) as PageRenderer;
if (overrides) await overrideMessages(overrides);

serveTasks(async (page: PageRequest, ask): Promise<ThreadPage> => {
  const calls: CallQuestion[] = [];
  const rendered = await renderPage(page, (id, body) => {
    const question = { id, body };
    calls.push(question);
    return ask(question);
  });
  return { ...rendered, calls };
});
