import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { Readiness } from '../common/readiness.js';
import { CatalogueLoader } from './catalogueLoader.js';
import { CatalogueProjection } from './catalogueProjection.js';
import { type ChangeStream, changesSince, readChange } from './projection/changes.js';

/** ms before the catalogue is loaded again: after the first failure, and at most. */
const firstPause = 100;
const longestPause = 5_000;

/**
 * Keeps the projection fresh: loads everything, then follows one change stream from that very moment on. The driver resumes a
 * torn stream by itself; where it cannot (history lost, collections dropped, database away), everything is loaded again.
 */
@Injectable()
export class CatalogueFeed implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Catalogue');
  private readonly stopping = new AbortController();
  private fresh = false;
  private running?: Promise<void>;
  private stream?: ChangeStream;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly loader: CatalogueLoader,
    private readonly projection: CatalogueProjection,
    readiness: Readiness,
  ) {
    readiness.add('catalogue', () => this.fresh);
  }

  async onModuleInit(): Promise<void> {
    const asOf = await this.loader.load();
    this.fresh = true;
    this.running = this.keepFresh(asOf);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.stream?.close();
    await this.running;
  }

  private async keepFresh(asOf: mongo.Timestamp | undefined): Promise<void> {
    for (let failures = 0; !this.stopping.signal.aborted; failures++) {
      try {
        asOf ??= await this.loader.load();
        this.fresh = true;
        failures = 0;
        await this.follow(asOf);
      } catch (error) {
        if (!this.stopping.signal.aborted)
          this.log.warn(`lost its changes and is loaded again: ${String(error)}`);
      }
      this.fresh = false;
      asOf = undefined;
      await this.rest(failures);
    }
  }

  /** Until the stream ends or breaks. */
  private async follow(asOf: mongo.Timestamp): Promise<void> {
    this.stream = changesSince(this.connection, asOf);
    try {
      for await (const raw of this.stream) {
        const change = readChange(raw);
        if (change) this.projection.take(change);
      }
    } finally {
      await this.stream.close();
    }
  }

  private async rest(failures: number): Promise<void> {
    const { signal } = this.stopping;
    await pause(Math.min(firstPause * 2 ** failures, longestPause), undefined, { signal }).catch(
      () => undefined,
    );
  }
}
