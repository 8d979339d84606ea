import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection, type Types } from 'mongoose';
import type { ImportMapping } from '../../contract/importing.js';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/texts/fill.js';
import { DomainError } from '../common/domainError.js';
import { delimiterOf, readRecords } from './csv/records.js';
import { type Row, RowReader } from './csv/rows.js';

/** What a file says of itself: `total` counts its rows without the first. */
export interface FileFacts {
  file: Types.ObjectId;
  delimiter: string;
  columns: string[];
  total: number;
}

type Bytes = AsyncIterable<Buffer>;

const badCsv = () => new DomainError('badCsv');

/** Passes on what is text in UTF-8. @throws DomainError `badCsv` */
async function* textOnly(source: Bytes): Bytes {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of source) {
    if (chunk.includes(0) || !decodes(decoder, chunk)) throw badCsv();
    yield chunk;
  }
  if (!decodes(decoder)) throw badCsv();
}

const decodes = (decoder: TextDecoder, chunk?: Buffer): boolean => {
  try {
    decoder.decode(chunk, { stream: Boolean(chunk) });
    return true;
  } catch {
    return false;
  }
};

/** The names in a first line. @throws DomainError `badCsv` for what can be none of products */
const columnsIn = (cells: readonly string[]): string[] => {
  const columns = cells.map((cell) => cell.trim());
  const tooLong = columns.some((column) => column.length > limits.columnName);
  if (columns.length < 2 || columns.length > limits.importColumns || tooLong) throw badCsv();
  return columns;
};

const tooManyRows = () =>
  new DomainError('tooLarge', {
    inWords: ({ request }) => ({
      message: fill(request.tooManyRows, { count: limits.importRows.toLocaleString('en-IN') }),
    }),
  });

/** Files that are or were imported, kept in the database, where every process of the shop reaches them. */
@Injectable()
export class ImportFiles {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Keeps a file whole, or not at all. @throws DomainError `badCsv`, `tooLarge` */
  async keep(source: Bytes, name: string): Promise<FileFacts> {
    const upload = this.bucket().openUploadStream(name);
    try {
      await pipeline(source, textOnly, upload);
      return await this.factsOf(upload.id);
    } catch (error) {
      await upload.abort().catch(() => undefined); // whose chunks are all there already
      await this.remove(upload.id);
      throw error;
    }
  }

  /** The rows of a file, read and checked, in their order. */
  async *rows(
    { file, delimiter, columns }: Omit<FileFacts, 'total'>,
    mapping: ImportMapping,
  ): AsyncGenerator<Row> {
    const reader = new RowReader(columns, mapping);
    let first = true;
    for await (const record of readRecords(this.open(file), delimiter)) {
      if (!first) yield reader.read(record);
      first = false;
    }
  }

  /** Safe to call twice. */
  async remove(file: Types.ObjectId): Promise<void> {
    await this.db().collection('uploads.files').deleteOne({ _id: file });
    await this.db().collection('uploads.chunks').deleteMany({ files_id: file });
  }

  /** Takes away what arrived before then and is none of `held`: files nobody lists, and pieces of what never arrived whole. */
  async sweep(before: Date, held: readonly Types.ObjectId[]): Promise<void> {
    const first = mongoose.Types.ObjectId.createFromTime(Math.floor(before.getTime() / 1_000));
    await this.db()
      .collection('uploads.files')
      .deleteMany({ _id: { $lt: first, $nin: [...held] } });
    await this.db()
      .collection('uploads.chunks')
      .deleteMany({ _id: { $lt: first }, files_id: { $nin: [...held] } });
  }

  private async factsOf(file: Types.ObjectId): Promise<FileFacts> {
    const delimiter = delimiterOf(await this.headOf(file));
    let columns: string[] | undefined;
    let total = -1;
    for await (const { cells } of readRecords(this.open(file), delimiter)) {
      columns ??= columnsIn(cells);
      total += 1;
      if (total > limits.importRows) throw tooManyRows();
    }
    return { file, delimiter, columns: columns ?? columnsIn([]), total };
  }

  /** A chunk of GridFS: the whole first line of any file worth reading is in it. */
  private async headOf(file: Types.ObjectId): Promise<string> {
    for await (const chunk of this.open(file)) return String(chunk);
    return '';
  }

  private open(file: Types.ObjectId): Readable {
    return this.bucket().openDownloadStream(file);
  }

  private bucket() {
    return new mongoose.mongo.GridFSBucket(this.db(), { bucketName: 'uploads' });
  }

  private db() {
    return this.connection.getClient().db(this.connection.name);
  }
}
