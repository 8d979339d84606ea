import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Author } from '../audit/auditLog.service.js';
import { BulkEditsService } from '../catalogue/bulkEdits.service.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { DomainError } from '../common/domainError.js';
import { ImportFilesService } from './importFiles.service.js';
import type { ImportRecord } from './importJob.schema.js';
import { checkMapping, mappingIn } from './mappings.js';

type Order = ParsedBody<'import', 'start'>;
type ProductKey = Pick<ProductRecord, '_id' | 'key'>;

/** The number of attempts while other admins delete some of the same products. */
const tries = 5;

/** Deletes the products that a file does not contain. */
@Injectable()
export class PruningService {
  constructor(
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    @InjectModel('Import') private readonly imports: Model<ImportRecord>,
    private readonly files: ImportFilesService,
    private readonly bulk: BulkEditsService,
  ) {}

  /**
   * Returns the ids of the products that a file names neither by id nor by key; undefined if a row of the
   * file has neither.
   * @throws DomainError `notFound`, `invalid` for a mapping that does not fit
   */
  async unnamed(order: Order): Promise<string[] | undefined> {
    const named = await this.named(order);
    if (!named) return undefined;
    const unnamed: string[] = [];
    for await (const { _id, key } of this.products.find({}, { key: 1 }).lean<ProductKey>().cursor())
      if (!named.has(`id ${String(_id)}`) && !named.has(`key ${key ?? ''}`)) unnamed.push(String(_id));
    return unnamed;
  }

  /**
   * Deletes products in batches and skips those that are gone already. Returns how many were deleted.
   * @throws DomainError `rowsRefused`
   */
  async remove(
    by: Author,
    ids: readonly string[],
    { stopping, onProgress }: { stopping?: AbortSignal; onProgress?: (done: number) => void } = {},
  ): Promise<number> {
    let removed = 0;
    for (let at = 0; at < ids.length && !stopping?.aborted; at += limits.ids) {
      removed += await this.removeSome(by, ids.slice(at, at + limits.ids));
      onProgress?.(Math.min(ids.length, at + limits.ids));
    }
    return removed;
  }

  /**
   * Deletes all products of a batch at once; if another admin deleted some, tries again with the rest.
   * @throws DomainError `rowsRefused` with the rows that prevent the deletion
   */
  private async removeSome(by: Author, ids: readonly string[], left = tries): Promise<number> {
    // majority data may lag behind the transaction: it would return deleted products again and again
    const those = this.products.find({ _id: { $in: ids } }, { _id: 1 }).readConcern('local');
    const found = await those.lean<ProductKey[]>();
    if (!found.length) return 0;
    try {
      const chosen = found.map(({ _id }) => ({ _id: String(_id) }));
      await this.bulk.apply(by, { ids: chosen, change: { kind: 'remove' } });
      return found.length;
    } catch (error) {
      const refused = error instanceof DomainError && error.code === 'rowsRefused';
      if (!refused || left <= 1) throw error;
      return this.removeSome(by, ids, left - 1);
    }
  }

  private async named({ id, mapping }: Order): Promise<Set<string> | undefined> {
    const job = await this.imports.findById(id).lean<ImportRecord>();
    if (!job) throw new DomainError('notFound');
    const chosen = mapping ?? mappingIn(job);
    checkMapping(chosen, job.columns);
    const named = new Set<string>();
    for await (const { fields } of this.files.rows(job, chosen)) {
      if (!fields._id && !fields.key) return undefined;
      if (fields._id) named.add(`id ${fields._id}`);
      if (fields.key) named.add(`key ${fields.key}`);
    }
    return named;
  }
}
