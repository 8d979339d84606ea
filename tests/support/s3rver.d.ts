declare module 's3rver' {
  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }

  interface StoredObject {
    bucket: string;
    key: string;
  }

  /** Keeps objects as files. */
  interface Store {
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
    getMetadata(bucket: string, key: string): Promise<{ 'content-length': number }>;
  }

  /** Declares the parts that the tests use of s3rver, an S3 server that keeps its objects in a folder. */
  export default class S3rver {
    constructor(options: Options);
    readonly store: Store;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
