import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, PipelineStage } from 'mongoose';
import { formTime, holders, stepsTo } from './holders.js';
import { IMAGE_STORE, type ImageStore } from './imageStore.js';
import { ownerOf } from './variant.js';

/** A picture to which nothing points, with what was made of it. */
export interface Orphan {
  key: string;
  /** The picture itself, its variants and drafts. */
  files: number;
  bytes: number;
  /** When the newest of them was written. */
  since: Date;
}

/** Pictures that were uploaded and never used, or are not used any more. */
@Injectable()
export class OrphansService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(IMAGE_STORE) private readonly store: ImageStore,
  ) {}

  /** Those older than a day, by key. @throws DomainError `notReady` */
  async findOrphans(now = Date.now()): Promise<Orphan[]> {
    const kept = await this.keptImages();
    // After the store: what was put to use in between is no orphan.
    for (const holder of holders) await this.strike(kept, holder);
    return [...kept.values()]
      .filter(({ since }) => now - since.getTime() > formTime)
      .sort((one, other) => one.key.localeCompare(other.key));
  }

  private async keptImages(): Promise<Map<string, Orphan>> {
    const kept = new Map<string, Orphan>();
    for await (const { name, bytes, since } of this.store.list()) {
      const key = ownerOf(name);
      const known = kept.get(key) ?? { key, files: 0, bytes: 0, since };
      const newest = known.since > since ? known.since : since;
      kept.set(key, { key, files: known.files + 1, bytes: known.bytes + bytes, since: newest });
    }
    return kept;
  }

  private async strike(kept: Map<string, Orphan>, { model, field }: (typeof holders)[number]) {
    const steps: PipelineStage[] = stepsTo(field).map((step) => ({ $unwind: `$${step}` }));
    const used = this.connection
      .model(model)
      .aggregate<{ _id: string }>([...steps, { $group: { _id: `$${field}` } }]);
    for await (const { _id } of used.cursor()) kept.delete(_id);
  }
}
