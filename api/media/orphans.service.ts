import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, PipelineStage } from 'mongoose';
import { formTime, holders, stepsTo } from './holders.js';
import { IMAGE_STORE, type ImageStore } from './imageStore.js';
import { ownerOf } from './variant.js';

/** An image that no record uses, with its files. */
export interface Orphan {
  key: string;
  /** The number of files: the image itself, its variants and drafts. */
  files: number;
  bytes: number;
  /** The time when the newest of the image's files was written. */
  since: Date;
}

/** Finds images that were never used or are no longer used. */
@Injectable()
export class OrphansService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(IMAGE_STORE) private readonly store: ImageStore,
  ) {}

  /** Returns the unused images older than a day, sorted by key. @throws DomainError `notReady` */
  async findOrphans(now = Date.now()): Promise<Orphan[]> {
    const unused = await this.storedImages();
    // Reads the records after the store, so that an image that is put to use meanwhile is no orphan.
    for (const holder of holders) await this.strike(unused, holder);
    return [...unused.values()]
      .filter(({ since }) => now - since.getTime() > formTime)
      .sort((one, other) => one.key.localeCompare(other.key));
  }

  private async storedImages(): Promise<Map<string, Orphan>> {
    const unused = new Map<string, Orphan>();
    for await (const { name, bytes, since } of this.store.list()) {
      const key = ownerOf(name);
      const known = unused.get(key) ?? { key, files: 0, bytes: 0, since };
      const newest = known.since > since ? known.since : since;
      unused.set(key, { key, files: known.files + 1, bytes: known.bytes + bytes, since: newest });
    }
    return unused;
  }

  private async strike(unused: Map<string, Orphan>, { model, field }: (typeof holders)[number]) {
    const steps: PipelineStage[] = stepsTo(field).map((step) => ({ $unwind: `$${step}` }));
    const used = this.connection
      .model(model)
      .aggregate<{ _id: string }>([...steps, { $group: { _id: `$${field}` } }]);
    for await (const { _id } of used.cursor()) unused.delete(_id);
  }
}
