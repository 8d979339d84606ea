import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';

/** A real S3 server with one empty bucket, on a free port. */
export interface TestS3 {
  /** The settings by which a shop uses this server. */
  settings: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  /** The folder of the bucket, with three files for each object. */
  folder: string;
  /** Stops it, as a breakdown does. */
  stop(): Promise<void>;
  /** Starts it again, on the same port with the same objects. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const bucket = 'tokri-pictures';

/**
 * Answers a PUT only when the whole object can be read, as S3 promises. s3rver does not wait until its file is
 * written, so that on a busy machine a read after the write finds an empty object. It cannot read the metadata of an
 * object while another PUT writes them.
 */
const storeWhole = ({ store }: S3rver) => {
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    const stored = await put(object);
    const metadata = () => store.getMetadata(object.bucket, object.key).catch(() => undefined);
    while (((await metadata())?.['content-length'] ?? 0) < stored.size) await pause(5);
    return stored;
  };
};

export const openTestS3 = async (): Promise<TestS3> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'tokri-s3-'));
  const open = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    storeWhole(server);
    return { server, port: (await server.run()).port };
  };
  let running = await open(0);
  const { port } = running;
  const stop = () => running.server.close();
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    folder: path.join(directory, bucket),
    stop,
    start: async () => {
      running = await open(port);
    },
    close: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
