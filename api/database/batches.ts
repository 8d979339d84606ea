import DataLoader from 'dataloader';
import type { Collection } from 'mongoose';
import { within } from './embedded/within.js';

/** ms for which a batch waits for the former one, which may hang because the database is away. */
const formerTimeout = 20;
const usualSize = 50;

interface Options {
  /** ms for which a batch waits for the former one. */
  timeout?: number;
  /** ms for which a batch collects calls that are not urgent; by default they go at once. */
  pause?: number;
  maxBatchSize?: number;
}

/**
 * Joins calls into one command, because most of the time of a small command does not go into
 * its documents. A batch holds the calls that arrive while the former batch is answered. A call alone is sent at
 * once, unless there is a pause, and no call joins a command that was sent before it.
 * @param send makes the command, and returns the results in the order of the calls; when it fails, each of them
 * fails with its error
 */
export const batched = <Call, Result>(
  send: (calls: readonly Call[]) => Promise<Result[]>,
  { timeout = formerTimeout, pause, maxBatchSize = usualSize }: Options = {},
): ((call: Call) => Promise<Result>) => {
  let former: Promise<unknown> | undefined;
  const loader = new DataLoader<Call, Result>(
    (calls) => {
      const sent = send(calls);
      const settled = sent
        .catch(() => undefined) // each call gets the error
        .then(() => {
          if (former === settled) former = undefined;
        });
      former = settled;
      return sent;
    },
    {
      cache: false,
      maxBatchSize,
      batchScheduleFn: (begin) => {
        // the requests that have arrived by now come in the same turn of the event loop
        const soon = () => (pause === undefined ? setImmediate(begin) : setTimeout(begin, pause));
        if (former) void within(timeout, former).then(soon);
        else soon();
      },
    },
  );
  return (call) => loader.load(call);
};

/** A find of documents of one collection. */
export interface Find<Doc extends object> {
  collection: Collection;
  filter: object;
  limit?: number;
  /** The fields to read; all by default. */
  projection?: Readonly<Record<string, 1>>;
  /** The type of the documents; for the compiler only. */
  readonly doc?: Doc;
}

type Finds = Readonly<Record<string, Find<object> | undefined>>;
/** The documents that each of several finds has found. */
export type Found<Asked extends Finds> = {
  [Name in keyof Asked]: Asked[Name] extends Find<infer Doc> | undefined ? Doc[] : never;
};

/** More than a full cart with its products; those of several customers may need a second batch. */
const maxDocuments = 1_000;

const pipelineOf = (name: string, { filter, limit, projection }: Find<object>) => [
  { $match: filter },
  ...(limit === undefined ? [] : [{ $limit: limit }]),
  ...(projection ? [{ $project: projection }] : []),
  { $project: { _id: 0, [name]: '$$ROOT' } },
];

/**
 * Makes several finds by one command, because most of the time of a small find goes into its command. They are no
 * snapshot: each may see writes that another has not seen. The order of the documents is undefined.
 * @param asked the finds by name; an undefined one finds nothing
 */
export const readTogether = async <Asked extends Finds>(asked: Asked): Promise<Found<Asked>> => {
  const found: Record<string, object[]> = Object.fromEntries(Object.keys(asked).map((name) => [name, []]));
  const finds = Object.entries(asked).flatMap(([name, find]) =>
    find ? [{ collection: find.collection, pipeline: pipelineOf(name, find) }] : [],
  );
  const [first, ...others] = finds;
  const documents = first?.collection.aggregate<Record<string, object>>(
    [
      ...first.pipeline,
      ...others.map(({ collection, pipeline }) => ({
        $unionWith: { coll: collection.collectionName, pipeline },
      })),
    ],
    { batchSize: maxDocuments }, // a second batch would be another command
  );
  for (const document of (await documents?.toArray()) ?? [])
    for (const [name, doc] of Object.entries(document)) found[name]?.push(doc);
  return found as Found<Asked>; // each find has the type of its documents
};

/**
 * Makes the finds of several calls by one command, as `readTogether` does those of one. A find that several calls have
 * in common, as the same object, is made once.
 */
export const readAllTogether = async <Asked extends Finds>(
  calls: readonly Asked[],
): Promise<Found<Asked>[]> => {
  const names = new Map<Find<object> | undefined, string>();
  for (const find of calls.flatMap((asked) => Object.values(asked)))
    if (!names.has(find)) names.set(find, `find${names.size}`);
  const found = await readTogether(Object.fromEntries([...names].map(([find, name]) => [name, find])));
  return calls.map((asked) => {
    const own = Object.entries(asked).map(
      ([name, find]) => [name, found[names.get(find) ?? ''] ?? []] as const,
    );
    return Object.fromEntries(own) as Found<Asked>; // each find has the type of its documents
  });
};
