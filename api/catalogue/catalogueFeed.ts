import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { BACKGROUND } from '../common/background.js';
import { timeSlicer } from '../common/slices.js';
import { changeStreamLag } from '../common/metrics.js';
import { ReadinessService } from '../common/readiness.service.js';
import { CatalogueLoader } from './catalogueLoader.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import { type ChangeStream, changesSince, readChange, updatedProduct } from './projection/changes.js';

/** Returns the age of a change in seconds. MongoDB tells the second in which it was written. */
const lagOf = ({ clusterTime }: { clusterTime?: mongo.Timestamp }): number =>
  clusterTime ? Math.max(0, Math.floor(Date.now() / 1_000) - clusterTime.getHighBits()) : 0;

/** The first and the longest pause before everything is loaded again, in ms. Each failure doubles it. */
const pauses = { first: 100, longest: 5_000 };

/** For how many products a process searches before it is ready. */
const warmUpProducts = 12;

/**
 * Keeps the projection fresh: loads everything, then follows one change stream from that moment on. The
 * driver resumes a broken stream by itself. When it cannot (history lost, collections dropped, database
 * away), everything is loaded again.
 */
@Injectable()
export class CatalogueFeed implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Catalogue');
  private readonly stopping = new AbortController();
  private nextPause = pauses.first;
  private fresh = false;
  private running?: Promise<void>;
  private stream: ChangeStream | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly loader: CatalogueLoader,
    private readonly projection: CatalogueProjectionService,
    @Inject(BACKGROUND) private readonly background: boolean,
    readiness: ReadinessService,
  ) {
    readiness.add('catalogue', () => this.fresh);
  }

  async onModuleInit(): Promise<void> {
    if (!this.background) return;
    const asOf = await this.loader.load();
    await this.warmUp().catch((error: unknown) =>
      this.log.warn(`the first searches failed: ${String(error)}`),
    );
    this.fresh = true;
    this.running = this.keepFresh(asOf);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    // the reader of a closed stream notices only after its last request to the database, up to a second later
    await (this.stream ? this.stream.close() : this.running);
  }

  /**
   * Searches for a few products by name, by a beginning and with a typo. The first searches of a process take up to ten
   * times as long, until V8 has compiled their code; they should not be those of customers.
   */
  private async warmUp(): Promise<void> {
    const { state } = this.projection;
    const ids = state.idsByCategory();
    const yieldIfDue = timeSlicer();
    for (let at = 0; at < warmUpProducts; at++) {
      const name = state.product(ids[Math.floor((at * ids.length) / warmUpProducts)] ?? '')?.name ?? '';
      const [word = ''] = name.split(' ');
      for (const text of [name, name.slice(0, 1), word.slice(0, 2), word, word.slice(1)]) {
        await (await state.matches(text)).idsInSlices();
        await yieldIfDue();
      }
    }
  }

  private async keepFresh(asOf: mongo.Timestamp | undefined): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        asOf ??= await this.loader.load();
        this.fresh = true;
        if (this.stopping.signal.aborted) return; // stopped while loading: a stream opened now would stay open
        await this.follow(asOf);
      } catch (error) {
        if (!this.stopping.signal.aborted)
          this.log.warn(`lost its changes and is loaded again: ${String(error)}`);
      }
      this.fresh = false;
      asOf = undefined;
      await this.rest();
    }
  }

  /**
   * Follows the change stream until it ends or breaks. Only a received change, or a stream that outlasts the longest
   * pause, resets the backoff: otherwise a stream that breaks at once would load everything again without a pause.
   */
  private async follow(asOf: mongo.Timestamp): Promise<void> {
    const opened = performance.now();
    const stream = changesSince(this.connection, asOf);
    this.stream = stream;
    const yieldIfDue = timeSlicer();
    let caughtUp: NodeJS.Timeout | undefined;
    try {
      for await (const raw of stream) {
        const change = readChange(raw);
        this.nextPause = pauses.first;
        const updated = updatedProduct(raw);
        // a known version would only clear the cached replies again
        if (change && !(updated && this.projection.state.isKnown(updated))) this.projection.take(change);
        changeStreamLag.set(lagOf(raw));
        clearTimeout(caughtUp);
        caughtUp = setTimeout(() => changeStreamLag.set(0), 5_000).unref();
        await yieldIfDue(); // an import changes hundreds of products at once
      }
    } finally {
      clearTimeout(caughtUp);
      if (performance.now() - opened > pauses.longest) this.nextPause = pauses.first;
      this.stream = undefined;
      await stream.close();
    }
  }

  private async rest(): Promise<void> {
    const ms = this.nextPause;
    this.nextPause = Math.min(2 * ms, pauses.longest);
    await pause(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
