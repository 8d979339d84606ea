import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  type ListObjectsCommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Circuit } from '../common/circuit.js';
import type { Dependencies } from '../common/deadlines.js';
import { DomainError } from '../common/domainError.js';
import { type StoredFile, mediaTypeOf, type OpenFile, type ImageStore } from './imageStore.js';

export interface S3Settings {
  /** The address of the S3 server; undefined for Amazon's own. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The prefix that separates the shop's objects from others in the same bucket. */
const prefix = 'media/';

type Times = Dependencies['s3'];

/**
 * Connections to S3. An image has one until its client has read it, and the time of a request runs while it waits
 * for one: with few of them, slow clients would make S3 look away.
 */
const connections = { maxSockets: 1_000, keepAlive: true };

const clientOf = (
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  { connect, inactivity }: Times,
) =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Servers other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connect,
      socketTimeout: inactivity,
      throwOnRequestTimeout: true,
      httpAgent: connections,
      httpsAgent: connections,
    },
  });

const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error));
const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes(nameOf(error));

/**
 * Describes an error by name and message. Node reports refused connections to several addresses as one error
 * without a message, so its parts are described.
 */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
};

/** Tells whether a bucket's server is away: it gave no answer, or that of a broken server. */
const isAway = (error: unknown): boolean => {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === undefined || status >= 500;
};

/** How a command is sent: the signal ends it, and `requestTimeout` (ms) is for one try. */
interface Sending {
  abortSignal: AbortSignal;
  requestTimeout: number;
}

type Send<Answer> = (sending: Sending) => Promise<Answer>;

/** Stores images as objects in an S3 bucket. After any error of the bucket the client is told to retry. */
export class S3Store implements ImageStore, OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Images');
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly circuit: Circuit;
  private isReported = false;

  constructor(
    private readonly settings: S3Settings,
    private readonly times: Times,
  ) {
    this.client = clientOf(settings, times);
    this.bucket = settings.bucket;
    this.circuit = new Circuit({
      dependency: 's3',
      ...times,
      isFailure: isAway,
      log: this.log,
      name: `S3 at ${settings.endpoint ?? 'Amazon'}`,
      meanwhile: 'uploads and images are answered with 503 at once',
      reasonOf,
    });
  }

  /** Checks at start whether the bucket can be used, so that a customer is not the first to see an error. */
  async onModuleInit(): Promise<void> {
    const first = new ListObjectsCommand({ Bucket: this.bucket, MaxKeys: 1 });
    await this.run((sending) => this.client.send(first, sending)).catch((error: unknown) => {
      this.isReported = !isAway(error);
      this.warn(error);
    });
  }

  onModuleDestroy(): void {
    this.client.destroy();
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const put = new PutObjectCommand({
      ...this.at(name),
      Body: bytes,
      ContentType: mediaTypeOf(name),
    });
    await this.ask((sending) => this.client.send(put, sending), this.times.write);
  }

  async read(name: string): Promise<OpenFile | undefined> {
    const found = await this.askFor((sending) =>
      this.client.send(new GetObjectCommand(this.at(name)), sending),
    );
    if (!(found?.Body instanceof Readable)) return undefined;
    return { bytes: found.ContentLength, stream: found.Body };
  }

  async has(name: string): Promise<boolean> {
    const head = new HeadObjectCommand(this.at(name));
    return Boolean(await this.askFor((sending) => this.client.send(head, sending)));
  }

  async *list(): AsyncIterable<StoredFile> {
    let last: string | undefined = prefix;
    while (last !== undefined) {
      const { Contents = [], IsTruncated } = await this.page(last);
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
        yield { name: Key.slice(prefix.length), bytes: Size, since: LastModified };
      last = IsTruncated ? Contents.at(-1)?.Key : undefined;
    }
  }

  async remove(name: string): Promise<void> {
    await this.ask((sending) => this.client.send(new DeleteObjectCommand(this.at(name)), sending));
  }

  private at(name: string) {
    return { Bucket: this.bucket, Key: prefix + name };
  }

  private page(after: string): Promise<ListObjectsCommandOutput> {
    const page = { Bucket: this.bucket, Prefix: prefix, Marker: after };
    return this.ask((sending) => this.client.send(new ListObjectsCommand(page), sending));
  }

  private askFor<Answer>(send: Send<Answer>): Promise<Answer | undefined> {
    return this.ask((sending) =>
      send(sending).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    );
  }

  private run<Answer>(send: Send<Answer>, { request, total } = this.times.read): Promise<Answer> {
    return this.circuit.run(total, (abortSignal) => send({ abortSignal, requestTimeout: request }));
  }

  private async ask<Answer>(send: Send<Answer>, times = this.times.read): Promise<Answer> {
    try {
      const answer = await this.run(send, times);
      this.isReported = false;
      return answer;
    } catch (error) {
      this.noteRefusal(error);
      const cause = new Error(reasonOf(error));
      throw new DomainError('notReady', { headers: { 'retry-after': '1' }, cause });
    }
  }

  /** Logs a refusal of the bucket once, until the bucket answers again. The circuit logs that S3 is away. */
  private noteRefusal(error: unknown): void {
    if (this.isReported || isAway(error)) return;
    this.isReported = true;
    this.warn(error);
  }

  private warn(error: unknown): void {
    const { bucket, endpoint = 'Amazon S3' } = this.settings;
    this.log.warn(
      `The bucket ${bucket} at ${endpoint} cannot be used (${reasonOf(error)}): until it can, uploads and images are answered with 503. See the S3_ settings.`,
    );
  }
}
