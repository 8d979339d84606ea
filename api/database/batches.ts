import DataLoader from 'dataloader';
import { type Collection, Types } from 'mongoose';
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

const isPlain = (value: unknown): boolean =>
  value instanceof Types.ObjectId || ['string', 'number', 'boolean'].includes(typeof value);

const valuesIn = (condition: unknown): readonly unknown[] =>
  typeof condition === 'object' && condition !== null && Object.keys(condition).join() === '$in'
    ? Object.values(condition).flat()
    : [condition];

const conditionsOf = ({ filter }: Find<object>) =>
  Object.entries(filter).map(([field, condition]) => ({ field, values: valuesIn(condition) }));

/** Finds of the same name can be united: they accept certain values of the same fields, and ask for nothing else. */
const nameOf = (find: Find<object>, index: number): string => {
  const conditions = conditionsOf(find);
  const isUsual = conditions.every(({ field, values }) => /^\w+$/.test(field) && values.every(isPlain));
  return isUsual && find.limit === undefined && !find.projection
    ? [find.collection.collectionName, ...conditions.map(({ field }) => field)].join('_')
    : `find${index}`;
};

type Alike = readonly [Find<object>, ...Find<object>[]];

/** Returns a find of all that these accept; of several fields it may find more. */
const united = (finds: Alike): Find<object> => {
  const [first, ...others] = finds;
  if (!others.length) return first;
  const all = finds.flatMap(conditionsOf);
  const conditions = conditionsOf(first).map(({ field }) => {
    const values = all.flatMap((condition) => (condition.field === field ? condition.values : []));
    const different = [...new Map(values.map((value) => [String(value), value])).values()];
    // a single value as itself: an index of part of the documents may ask for it
    return [field, different.length === 1 ? different[0] : { $in: different }] as const;
  });
  return { collection: first.collection, filter: Object.fromEntries(conditions) };
};

/** Returns those of the documents that a find accepts. */
const acceptedOf = (documents: readonly object[], find: Find<object>): object[] => {
  const conditions = conditionsOf(find).map(
    ({ field, values }) => [field, new Set(values.map(String))] as const,
  );
  return documents.filter((document) =>
    conditions.every(([field, values]) => values.has(String(Reflect.get(document, field)))),
  );
};

/**
 * Makes the finds of several calls by one command, as `readTogether` does those of one. Finds of a collection by
 * values of the same fields become one find: each find of a command takes the database as long as many documents.
 * Such a field holds one value in a document.
 */
export const readAllTogether = async <Asked extends Finds>(
  calls: readonly Asked[],
): Promise<Found<Asked>[]> => {
  const names = new Map<Find<object> | undefined, string>();
  const groups = new Map<string, [Find<object>, ...Find<object>[]]>();
  for (const find of calls.flatMap((asked) => Object.values(asked))) {
    if (!find || names.has(find)) continue;
    const name = nameOf(find, names.size);
    const group = groups.get(name);
    names.set(find, name);
    if (group) group.push(find);
    else groups.set(name, [find]);
  }
  const found = await readTogether(
    Object.fromEntries([...groups].map(([name, finds]) => [name, united(finds)])),
  );
  const documentsOf = (find: Find<object> | undefined): object[] => {
    const name = names.get(find) ?? '';
    const documents = found[name] ?? [];
    return find && groups.get(name)?.length !== 1 ? acceptedOf(documents, find) : documents;
  };
  return calls.map((asked) => {
    const own = Object.entries(asked).map(([name, find]) => [name, documentsOf(find)] as const);
    return Object.fromEntries(own) as Found<Asked>; // each find has the type of its documents
  });
};
