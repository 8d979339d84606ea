import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { handleWhen, retry } from 'cockatiel';
import type { Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { withoutEmpty } from '../../contract/translations.js';
import type { Author } from '../audit/auditLog.service.js';
import { CategoriesService } from '../catalogue/categories.service.js';
import type { CategoryRecord } from '../catalogue/category.schema.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';
import { DomainError, invalid } from '../common/domainError.js';
import { MediaService } from '../media/media.service.js';
import { RowReader } from './csv/rows.js';
import { pathOf } from './exportedProduct.js';
import { plainText } from './plainText.js';
import { recordsOf, survey, dialectOf } from './records.js';
import { CategoryFile, type Wanted, type WantedBelow } from './categoryFile.js';
import { type CategoryMapping, categoryMappingFor } from './categoryMapping.js';

export interface CategoryFilePlan {
  total: number;
  file: CategoryFile;
}

interface WriteOptions {
  stopping?: AbortSignal;
  onProgress?: (done: number) => void;
}

/** Writes a category again, up to four times, while other admins edit it at the same time. */
const conflictRetry = retry(
  handleWhen((error) => error instanceof DomainError && error.code === 'staleRevision'),
  { maxAttempts: 4 },
);

/**
 * Returns the names in other languages that a category gets: those of the file, and those that it has now in other
 * languages. Without names in the file it returns nothing.
 */
const translated = ({ names }: Wanted, now?: CategoryRecord): Pick<CategoryRecord, 'translations'> => {
  if (!names.size) return {};
  const given = Object.fromEntries([...names].map(([language, { name }]) => [language, { name }]));
  return { translations: withoutEmpty({ ...now?.translations, ...given }) };
};

const full = (name: string) =>
  invalid(({ importing: { reasons } }) => [
    { path: ['sub_category', name], message: reasons.fullSubCategory },
  ]);

/** Imports categories and subcategories from a file. They are matched by name, ignoring case; none is deleted. */
@Injectable()
export class CategoryFilesService {
  constructor(
    @InjectModel('Category') private readonly all: Model<CategoryRecord>,
    @InjectModel('SubCategory') private readonly allBelow: Model<SubCategoryRecord>,
    private readonly categories: CategoriesService,
    private readonly media: MediaService,
  ) {}

  /**
   * Works out what a file would change, without writing. `onColumns` gets the columns before the rows are
   * read.
   * @throws DomainError `badCsv`, `tooLarge`, `invalid` for a mapping that does not fit
   */
  async plan(
    source: AsyncIterable<Buffer>,
    chosen: CategoryMapping,
    onColumns?: (columns: readonly string[]) => void,
  ): Promise<CategoryFilePlan> {
    const whole = await buffer(plainText(source, limits.uploadBytes));
    const dialect = dialectOf(whole.toString('utf8'));
    const { columns, total } = await survey(Readable.from([whole]), dialect, 1);
    onColumns?.(columns);
    const reader = new RowReader(columns, categoryMappingFor(columns, chosen), dialect.format);
    const file = new CategoryFile(
      await this.all.find().lean<CategoryRecord[]>(),
      await this.allBelow.find().lean<SubCategoryRecord[]>(),
      (image) => this.media.allowedKeyOf(image),
    );
    for await (const record of recordsOf(Readable.from([whole]), dialect, columns))
      file.take(reader.read(record));
    return { total, file };
  }

  /**
   * Writes the plan, one category at a time. After an error the written part stays, and a second run does the
   * rest. What the file does not mention is not overwritten.
   * Returns what was written, which is less than planned if the run was stopped.
   */
  async carryOut(by: Author, { file }: CategoryFilePlan, { stopping, onProgress }: WriteOptions = {}) {
    const ids = new Map<string, string>();
    const [written, below]: [Wanted[], WantedBelow[]] = [[], []];
    for (const [name, wanted] of file.categories) {
      if (stopping?.aborted) break;
      ids.set(name, await this.writeCategory(by, wanted));
      written.push(wanted);
      onProgress?.(written.length);
    }
    for (const wanted of file.subCategories.values()) {
      if (stopping?.aborted) break;
      await this.writeBelow(by, wanted, ids);
      below.push(wanted);
      onProgress?.(written.length + below.length);
    }
    return {
      ...rowsOf([...written, ...below]),
      newCategories: newNames(written),
      newSubCategories: newNames(below),
    };
  }

  private async writeCategory(by: Author, wanted: Wanted): Promise<string> {
    const { doc, name, image, line, news } = wanted;
    if (!doc) {
      const fields = { name, image: pathOf(image), ...translated(wanted) };
      return String((await this.categories.create(by, 'category', fields))._id);
    }
    const _id = String(doc._id);
    const write = async () => {
      const now = await this.all.findById(_id).lean<CategoryRecord>();
      if (!now) throw new DomainError('notFound');
      const { revision = 0 } = now;
      const path = pathOf(line === undefined ? now.image : image);
      const fields = { name: now.name, image: path, ...translated(wanted, now) };
      await this.categories.update(by, 'category', { _id, revision, ...fields });
    };
    if (news) await conflictRetry.execute(write);
    return _id;
  }

  private async writeBelow(by: Author, wanted: WantedBelow, ids: ReadonlyMap<string, string>): Promise<void> {
    const { doc, name, image, line, news, named } = wanted;
    const added = [...named].flatMap((parent) => ids.get(parent) ?? []);
    if (!doc) {
      const fields = { name, image: pathOf(image), category: added, ...translated(wanted) };
      await this.categories.create(by, 'subcategory', fields);
      return;
    }
    const _id = String(doc._id);
    const write = async () => {
      const now = await this.allBelow.findById(_id).lean<SubCategoryRecord>();
      if (!now) throw new DomainError('notFound');
      const { revision = 0 } = now;
      const category = [...new Set([...now.category.map(String), ...added])];
      if (category.length > limits.categories) throw full(now.name);
      const path = pathOf(line === undefined ? now.image : image);
      await this.categories.update(by, 'subcategory', {
        _id,
        name: now.name,
        image: path,
        category,
        revision,
        ...translated(wanted, now),
      });
    };
    if (news) await conflictRetry.execute(write);
  }
}

/** Lists the names that a plan would add. */
export const newNames = (all: Iterable<Wanted>): string[] =>
  [...all].filter(({ doc }) => !doc).map(({ name }) => name);

/** Adds up the row counts of several categories. */
const rowsOf = (all: readonly Wanted[]) => {
  const sum = { new: 0, changed: 0, unchanged: 0 };
  for (const { rows } of all) {
    sum.new += rows.new;
    sum.changed += rows.changed;
    sum.unchanged += rows.unchanged;
  }
  return sum;
};
