import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection, type Types } from 'mongoose';
import type { ImportMapping } from '../../contract/importing.js';
import { type Row, RowReader } from './csv/rows.js';
import type { Writing } from './fileRecord.js';
import { plainText } from './plainText.js';
import { recordsOf, type Survey, survey, writingOf } from './records.js';

/** What a file is and says of itself. */
interface FileFacts extends Survey, Writing {
  file: Types.ObjectId;
  /** SHA-256 of the text. */
  digest: string;
}

/** What a file says of itself, which the same bytes always do. */
type Surveyed = Omit<FileFacts, 'file' | 'digest'>;

/** What has to be known of a file to read its rows; those that were kept before there was another format are CSV. */
type KeptFile = Pick<FileFacts, 'file' | 'delimiter' | 'columns'> & Partial<Pick<Writing, 'format'>>;

type Bytes = AsyncIterable<Buffer>;

/** As GridFS keeps a file, and its pieces. */
interface Kept {
  _id: Types.ObjectId;
  length: number;
}
interface Piece {
  files_id: Types.ObjectId;
  n: number;
  data: Buffer;
}

const fewPieces = 4;

/** Files that are or were imported, kept in the database, where every process of the shop reaches them. */
@Injectable()
export class ImportFiles {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Keeps a file whole, or not at all: unzipped, of up to `most` bytes. `surveyed` answers what is known of the same bytes already.
   * @throws DomainError `badCsv`, `tooLarge`
   */
  async keep(
    source: Bytes,
    name: string,
    max: number,
    surveyed: (digest: string) => Promise<Surveyed | undefined>,
  ): Promise<FileFacts> {
    const upload = this.bucket().openUploadStream(name);
    try {
      const hash = createHash('sha256');
      const hashing = async function* (bytes: Bytes): Bytes {
        for await (const chunk of bytes) {
          hash.update(chunk);
          yield chunk;
        }
      };
      await pipeline(hashing(plainText(source, max)), upload);
      const digest = hash.digest('hex');
      return { file: upload.id, digest, ...((await surveyed(digest)) ?? (await this.survey(upload.id))) };
    } catch (error) {
      await upload.abort().catch(() => undefined); // whose chunks are all there already
      await this.remove(upload.id);
      throw error;
    }
  }

  /** The rows of a file, read and checked, in their order. */
  async *rows(
    { file, format = 'csv', delimiter, columns }: KeptFile,
    mapping: ImportMapping,
  ): AsyncGenerator<Row> {
    const reader = new RowReader(columns, mapping, format);
    const records = recordsOf(this.open(file), { format, delimiter }, columns);
    for await (const record of records) yield reader.read(record);
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

  private async survey(file: Types.ObjectId): Promise<Surveyed> {
    const writing = writingOf(await this.headOf(file));
    return { ...writing, ...(await survey(this.open(file), writing)) };
  }

  /** A chunk of GridFS: the whole first line of any file worth reading is in it. */
  private async headOf(file: Types.ObjectId): Promise<string> {
    for await (const chunk of this.open(file)) return String(chunk);
    return '';
  }

  private open(file: Types.ObjectId): Readable {
    return Readable.from(this.piecesOf(file));
  }

  /** A few at a time: the bucket's own stream takes as many as an answer of the database holds, which are 16 MB. */
  private async *piecesOf(file: Types.ObjectId): AsyncGenerator<Buffer> {
    const kept = await this.db().collection<Kept>('uploads.files').findOne({ _id: file });
    const pieces = this.db()
      .collection<Piece>('uploads.chunks')
      .find({ files_id: file }, { sort: { n: 1 }, batchSize: fewPieces, promoteBuffers: true });
    let bytes = 0;
    for await (const { data } of pieces) {
      bytes += data.length;
      yield data;
    }
    if (bytes !== kept?.length) throw new Error(`the file ${String(file)} of an import is not there whole`);
  }

  private bucket() {
    return new mongoose.mongo.GridFSBucket(this.db(), { bucketName: 'uploads' });
  }

  private db() {
    return this.connection.getClient().db(this.connection.name);
  }
}
