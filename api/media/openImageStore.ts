import { resolve } from 'node:path';
import { type Dependencies, dependencies } from '../common/deadlines.js';
import type { Config } from '../config/config.js';
import { FolderStore } from './folderStore.js';
import type { ImageStore } from './imageStore.js';
import type { S3Settings } from './s3Store.js';

const s3Of = (config: Config): S3Settings | undefined => {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
};

/** Opens the image store: S3 if it is configured, otherwise the data folder. Only shops with S3 load the S3 client. */
export const openImageStore = async (
  config: Config,
  { s3: times }: Dependencies = dependencies,
): Promise<ImageStore> => {
  const s3 = s3Of(config);
  if (!s3) return new FolderStore(resolve(config.DATA_DIR, 'media'));
  const { S3Store } = await import('./s3Store.js');
  return new S3Store(s3, times);
};
