import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../common/domainError.js';
import { type OpenFile, IMAGE_STORE, type ImageStore } from './imageStore.js';
import { draw, type Variant, variantName } from './variant.js';
import { Workbench } from './workbench.js';

/** A file with its name: not the wanted one where that could not be made. */
export interface Found extends OpenFile {
  name: string;
}

/** Pictures as they were stored, and in other widths and formats, which are made when first asked for, and kept. */
@Injectable()
export class VariantsService {
  private readonly log = new Logger('Pictures');
  /** Drawing takes a thread of the pool that files are read with: two leave it room. */
  private readonly bench = new Workbench(2, 64);
  private readonly making = new Map<string, Promise<void>>();

  constructor(@Inject(IMAGE_STORE) private readonly store: ImageStore) {}

  /** The picture in this width and format; as it was stored, where there is too much to do or the disk is full. @throws DomainError `notReady` */
  async find(wanted: Variant): Promise<Found | undefined> {
    const name = variantName(wanted);
    return (await this.read(name)) ?? (await this.make(wanted, name)) ?? (await this.read(wanted.key));
  }

  async read(name: string): Promise<Found | undefined> {
    const file = await this.store.read(name);
    return file && { ...file, name };
  }

  private async make(wanted: Variant, name: string): Promise<Found | undefined> {
    if (this.bench.crowded && !this.making.has(name)) return undefined;
    try {
      await this.once(name, () => this.bench.do(() => this.drawAndKeep(wanted, name)));
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.log.warn(`${name} could not be made: ${error instanceof Error ? error.message : String(error)}`);
    }
    return this.read(name);
  }

  /** Whoever wants what is under way waits for it. */
  private once(name: string, work: () => Promise<void>): Promise<void> {
    const underWay = this.making.get(name);
    if (underWay) return underWay;
    const begun = work().finally(() => this.making.delete(name));
    this.making.set(name, begun);
    return begun;
  }

  private async drawAndKeep(wanted: Variant, name: string): Promise<void> {
    // It may have been made between the look for it and now.
    if (await this.store.has(name)) return;
    const image = await this.store.read(wanted.key);
    if (image) await this.store.put(name, await draw(await buffer(image.stream), wanted));
  }
}
