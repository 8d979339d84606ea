import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PageRequest, RenderedPage } from '../../contract/pageData.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { WorkerThread } from '../common/workerThread.js';
import { CONFIG, type Config } from '../config/config.js';
import { pageMessagesOf } from '../config/languagesDir.js';
import { pageOverrides } from '../config/messagesFile.js';
import { PageCallsService } from './pageCalls.service.js';
import { renderedHtml, styleSources } from './renderedHtml.js';
import { hashReplies, type PageCall } from './pageReplies.js';
import type { RenderThreadData } from './renderThread.js';

/** The rendered HTML of a page, with what its answer needs. */
export interface ServedPage {
  etag: string;
  /** The sources of the page's styles, for the content security policy. */
  styles: string[];
  html: Buffer;
  gzip: Buffer;
  br: Buffer;
}

interface CachedPage extends ServedPage {
  /** The revision of the catalogue for which the page is known to be right. */
  revision: number;
  /** The calls of the page without the settings, and a hash of their replies. */
  calls: readonly PageCall[];
  replies: string;
  /** Whether `br` has the quality `small`. */
  isRecompressed: boolean;
}

/** What the thread returns for a page. */
export type ThreadPage = RenderedPage & { calls: PageCall[]; replies: string };

/** How a page is put together: its head is built anew for each new revision of the catalogue. */
export interface PageFrame {
  /** The built page with the metadata of this page in its head, and an empty root. */
  shell: string;
  request: PageRequest;
}

const cacheBytes = 64 * 1024 * 1024;
/** ms for a page after which the thread counts as hung; a page takes about 50 ms. */
const longest = 10_000;
/** Pages that may wait for the thread. Further ones are rendered in the browser. */
const maxWaiting = 20;
/** Brotli's quality: `fast` takes 3 ms a page, `small` 50 ms for 9 % fewer bytes. */
const brotliQuality = { fast: 5, small: 10 };

const brotli = (html: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressed = async (html: Buffer): Promise<Pick<ServedPage, 'gzip' | 'br'>> => {
  const [gzipped, br] = await Promise.all([promisify(gzip)(html), brotli(html, brotliQuality.fast)]);
  return { gzip: gzipped, br };
};

const hashOf = (text: string | Buffer): string => createHash('sha1').update(text).digest('base64url');

/**
 * Renders public pages in a worker thread and caches them by address and language. After a change of the
 * catalogue a cached page makes its calls again, and is rendered again only if a reply differs. Pages contain
 * nothing personal.
 */
@Injectable()
export class RenderedPagesService implements OnModuleDestroy {
  private readonly log = new Logger('Pages');
  private readonly cache = new LRUCache<string, CachedPage>({
    maxSize: cacheBytes,
    sizeCalculation: ({ html, gzip: gzipped, br }) => html.length + gzipped.length + br.length + 1_000,
  });
  private readonly underWay = new Map<string, Promise<CachedPage | undefined>>();
  private isRecompressing = false;
  private thread: WorkerThread<PageRequest, ThreadPage, PageCall> | undefined;

  constructor(
    private readonly catalogue: CatalogueProjectionService,
    private readonly calls: PageCallsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param renderer the address of the built renderer */
  start(renderer: string): void {
    const { MESSAGES_FILE, LANGUAGES_DIR: languages = [] } = this.config;
    const data: RenderThreadData = {
      renderer,
      overrides: MESSAGES_FILE ? pageOverrides(MESSAGES_FILE) : {},
      further: languages.map(({ code, name, ...file }) => ({
        code,
        name,
        messages: pageMessagesOf({ code, ...file }).page,
      })),
    };
    this.thread = new WorkerThread(import.meta.url, 'renderThread', {
      data,
      longest,
      answer: (call) => this.calls.answer(call),
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread?.end();
  }

  /** Returns a page with the current data; undefined if it cannot be rendered here and now. */
  async page(frame: PageFrame): Promise<ServedPage | undefined> {
    const key = `${frame.request.language} ${frame.request.link} ${hashOf(frame.shell)}`;
    const known = this.cache.get(key);
    if (known?.revision === this.catalogue.revision) {
      void this.recompress(known);
      return known;
    }
    const attempt = `${this.catalogue.revision} ${key}`;
    const underWay = this.underWay.get(attempt);
    if (underWay) return underWay;
    const page = this.refreshed(frame, known).finally(() => this.underWay.delete(attempt));
    this.underWay.set(attempt, page);
    const fresh = await page;
    const isNewest = (this.cache.get(key)?.revision ?? -1) <= (fresh?.revision ?? -1);
    if (fresh && isNewest) this.cache.set(key, fresh);
    return fresh;
  }

  private async refreshed(frame: PageFrame, known: CachedPage | undefined): Promise<CachedPage | undefined> {
    try {
      const { revision } = this.catalogue;
      if (known && (await this.repliesTo(known.calls)) === known.replies) {
        known.revision = Math.max(known.revision, revision); // a parallel request may have confirmed a later one
        return known;
      }
      if (!this.thread || this.thread.busy >= maxWaiting) return undefined;
      const { calls, replies, ...page } = await this.thread.run(frame.request);
      const html = Buffer.from(renderedHtml(frame, page));
      return {
        revision,
        calls,
        replies,
        etag: `W/"${hashOf(html)}"`,
        styles: styleSources(page),
        html,
        isRecompressed: false,
        ...(await compressed(html)),
      };
    } catch (error) {
      this.log.warn(`${frame.request.link} is rendered in the browser: ${String(error)}`);
      return undefined;
    }
  }

  /** Compresses a page anew once it is asked for again. It takes 50 ms, so only one page at a time. */
  private async recompress(page: CachedPage): Promise<void> {
    if (page.isRecompressed || this.isRecompressing) return;
    this.isRecompressing = true;
    try {
      page.br = await brotli(page.html, brotliQuality.small);
      page.isRecompressed = true;
    } catch {
      // the page stays as it is
    } finally {
      this.isRecompressing = false;
    }
  }

  /** Makes the calls of a page again. */
  private async repliesTo(calls: readonly PageCall[]): Promise<string> {
    const replies = await Promise.all(calls.map((call) => this.calls.answer(call)));
    return hashReplies(replies);
  }
}
