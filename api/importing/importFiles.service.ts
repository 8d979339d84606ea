import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection, type Types } from 'mongoose';
import type { ImportMapping } from '../../contract/importing.js';
import { type ImportRow, RowReader } from './csv/rows.js';
import type { Dialect } from './fileRecord.js';
import { plainText } from './plainText.js';
import { recordsOf, type Survey, survey, dialectOf } from './records.js';

/** Describes an uploaded file: its format, columns and digest. */
interface FileFacts extends Survey, Dialect {
  file: Types.ObjectId;
  /** SHA-256 of the file's text, after unzipping. */
  digest: string;
}

/** Describes the content of a file; equal digests have equal descriptions. */
type Surveyed = Omit<FileFacts, 'file' | 'digest'>;

/** Names what is needed to read the rows. Files stored before JSON was supported have no format and are CSV. */
type ReadableFile = Pick<FileFacts, 'file' | 'delimiter' | 'columns'> & Partial<Pick<Dialect, 'format'>>;

type Bytes = AsyncIterable<Buffer>;

/** Mirrors the documents in which GridFS stores a file and its chunks. */
interface GridFile {
  _id: Types.ObjectId;
  length: number;
}
interface Piece {
  files_id: Types.ObjectId;
  n: number;
  data: Buffer;
}

const fewPieces = 4;

/** Stores the imported files in the database (GridFS), where every process of the shop can read them. */
@Injectable()
export class ImportFilesService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Stores an unzipped file of up to `max` bytes, completely or not at all. `surveyed` returns what is known
   * about a file with the same digest.
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
      await upload.abort().catch(() => undefined); // fails when all chunks are stored already
      await this.remove(upload.id);
      throw error;
    }
  }

  /** Yields the parsed and checked rows of a file in order. */
  async *rows(
    { file, format = 'csv', delimiter, columns }: ReadableFile,
    mapping: ImportMapping,
  ): AsyncGenerator<ImportRow> {
    const reader = new RowReader(columns, mapping, format);
    const records = recordsOf(this.open(file), { format, delimiter }, columns);
    for await (const record of records) yield reader.read(record);
  }

  /** Deletes a file; safe to call twice. */
  async remove(file: Types.ObjectId): Promise<void> {
    await this.db().collection('uploads.files').deleteOne({ _id: file });
    await this.db().collection('uploads.chunks').deleteMany({ files_id: file });
  }

  /**
   * Deletes files older than `before` that are not in `held`: files without an import, and chunks of
   * incomplete uploads.
   */
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
    const dialect = dialectOf(await this.headOf(file));
    return { ...dialect, ...(await survey(this.open(file), dialect)) };
  }

  /** Reads the first GridFS chunk, which contains the whole first line of any valid file. */
  private async headOf(file: Types.ObjectId): Promise<string> {
    for await (const chunk of this.open(file)) return String(chunk);
    return '';
  }

  private open(file: Types.ObjectId): Readable {
    return Readable.from(this.piecesOf(file));
  }

  /** Reads a few chunks at a time: the bucket's own stream fetches up to 16 MB per database reply. */
  private async *piecesOf(file: Types.ObjectId): AsyncGenerator<Buffer> {
    const kept = await this.db().collection<GridFile>('uploads.files').findOne({ _id: file });
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
