import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ImportMapping } from '../../contract/importing.js';
import { limits } from '../../contract/limits.js';
import type { Author } from '../audit/auditBook.js';
import { CategoriesService } from '../catalogue/categories.service.js';
import type { CategoryRecord } from '../catalogue/category.schema.js';
import { SubCategoriesService } from '../catalogue/subCategories.service.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';
import { DomainError } from '../common/domainError.js';
import { invalid } from '../common/contractPipe.js';
import { MediaService } from '../media/media.service.js';
import { guessMapping } from './csv/guess.js';
import { RowReader } from './csv/rows.js';
import { pathOf } from './exportedProduct.js';
import { plainText } from './plainText.js';
import { recordsOf, survey, writingOf } from './records.js';
import { ShelfFile, type Wanted, type WantedBelow } from './shelfFile.js';

/** Fields of a file of categories. */
const shelfFields = ['category', 'sub_category', 'image'] as const;
export type ShelfMapping = Pick<ImportMapping, (typeof shelfFields)[number]>;

/** What a file of categories changes. */
export interface ShelfFilePlan {
  total: number;
  file: ShelfFile;
}

interface Manner {
  stopping?: AbortSignal;
  onProgress?: (done: number) => void;
}

/** Which column is what. @throws DomainError `invalid` */
const mappingFor = (columns: readonly string[], chosen: ShelfMapping): ShelfMapping => {
  const mapping: ImportMapping = { ...guessMapping(columns), ...chosen };
  const wanted = shelfFields.filter((field) => mapping[field] !== undefined);
  const astray = wanted.filter((field) => !columns.includes(mapping[field] ?? ''));
  if (astray.length || !mapping.category)
    throw invalid(({ importing: { reasons }, fields }) => [
      ...astray.map((field) => ({ path: ['mapping', field], message: reasons.noSuchColumn })),
      ...(mapping.category ? [] : [{ path: ['mapping', 'category'], message: fields.required }]),
    ]);
  return Object.fromEntries(wanted.map((field) => [field, mapping[field]]));
};

/** Categories and sub categories from a file: known by their names, whatever their case; none is taken away. */
@Injectable()
export class ShelfFilesService {
  constructor(
    @InjectModel('Category') private readonly all: Model<CategoryRecord>,
    @InjectModel('SubCategory') private readonly allBelow: Model<SubCategoryRecord>,
    private readonly categories: CategoriesService,
    private readonly subCategories: SubCategoriesService,
    private readonly media: MediaService,
  ) {}

  /** What a file would change; writes nothing. @throws DomainError `badCsv`, `tooLarge`, `invalid` for a mapping that does not fit */
  async plan(source: AsyncIterable<Buffer>, chosen: ShelfMapping): Promise<ShelfFilePlan> {
    const whole = await buffer(plainText(source, limits.uploadBytes));
    const writing = writingOf(whole.toString('utf8'));
    const { columns, total } = await survey(Readable.from([whole]), writing, 1);
    const reader = new RowReader(columns, mappingFor(columns, chosen), writing.format);
    const file = new ShelfFile(
      await this.all.find().lean<CategoryRecord[]>(),
      await this.allBelow.find().lean<SubCategoryRecord[]>(),
      (picture) => this.keyOf(picture),
    );
    for await (const record of recordsOf(Readable.from([whole]), writing, columns))
      file.take(reader.read(record));
    return { total, file };
  }

  /** Writes it, one after the other: what was written before a fault stays, and a second run does the rest. */
  async carryOut(by: Author, { file }: ShelfFilePlan, { stopping, onProgress }: Manner = {}): Promise<void> {
    const ids = new Map<string, string>();
    let done = 0;
    for (const [name, wanted] of file.categories) {
      if (stopping?.aborted) return;
      ids.set(name, await this.writeCategory(by, wanted));
      onProgress?.(++done);
    }
    for (const wanted of file.subCategories.values()) {
      if (stopping?.aborted) return;
      await this.writeBelow(by, wanted, ids);
      onProgress?.(++done);
    }
  }

  private async writeCategory(by: Author, { doc, name, image, news }: Wanted): Promise<string> {
    if (!doc) return String((await this.categories.create(by, { name, image: pathOf(image) }))._id);
    const _id = String(doc._id);
    if (news) await this.categories.update(by, { _id, name: doc.name, image: pathOf(image) });
    return _id;
  }

  private async writeBelow(
    by: Author,
    { doc, name, image, news, under }: WantedBelow,
    ids: ReadonlyMap<string, string>,
  ): Promise<void> {
    const category = [...under].flatMap((parent) => ids.get(parent) ?? []);
    const fields = { image: pathOf(image), category };
    if (!doc) await this.subCategories.create(by, { ...fields, name });
    else if (news) await this.subCategories.update(by, { ...fields, _id: String(doc._id), name: doc.name });
  }

  private keyOf(picture: string): string | undefined {
    try {
      return this.media.keyOf(picture);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}

/** Names of what a plan would add. */
export const newNames = (all: ReadonlyMap<string, Wanted>): string[] =>
  [...all.values()].filter(({ doc }) => !doc).map(({ name }) => name);
