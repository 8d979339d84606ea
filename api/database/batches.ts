import DataLoader from 'dataloader';
import { type Collection, mongo, Types } from 'mongoose';
import { within } from './embedded/within.js';

/** ms for which a batch waits for a former one, which may hang because the database is away. */
const formerTimeout = 20;
const usualSize = 50;

interface Options {
  /** ms for which a batch waits for a former one. */
  timeout?: number;
  /** The number of commands that may be unanswered at the same time; 1 by default. */
  atOnce?: number;
  /** ms for which a batch collects calls that are not urgent; by default they go at once. */
  pause?: number;
  maxBatchSize?: number;
}

/**
 * Joins calls into one command, because most of the time of a small command does not go into
 * its documents. A batch holds the calls that arrive while the former ones are answered. A call alone is sent at
 * once, unless there is a pause, and no call joins a command that was sent before it.
 * @param send makes the command, and returns the results in the order of the calls; when it fails, each of them
 * fails with its error
 */
export const batched = <Call, Result>(
  send: (calls: readonly Call[]) => Promise<Result[]>,
  { timeout = formerTimeout, atOnce = 1, pause, maxBatchSize = usualSize }: Options = {},
): ((call: Call) => Promise<Result>) => {
  /** The last batches without an answer, at most `atOnce`. */
  let unanswered: readonly Promise<unknown>[] = [];
  const loader = new DataLoader<Call, Result>(
    (calls) => {
      const sent = send(calls);
      const settled = sent
        .catch(() => undefined) // each call gets the error
        .then(() => {
          unanswered = unanswered.filter((other) => other !== settled);
        });
      unanswered = [...unanswered, settled].slice(-atOnce);
      return sent;
    },
    {
      cache: false,
      maxBatchSize,
      batchScheduleFn: (begin) => {
        // the requests that have arrived by now come in the same turn of the event loop
        const soon = () => (pause === undefined ? setImmediate(begin) : setTimeout(begin, pause));
        if (unanswered.length === atOnce) void within(timeout, Promise.race(unanswered)).then(soon);
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
  /**
   * Returns the object of a document in BSON, with the fields of the filter. The default is `deserialize` of BSON.
   */
  read?: (bytes: Uint8Array) => Doc;
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
  { $project: { _id: 0, [name]: ['$$ROOT'] } }, // `fieldsAsRaw` leaves the elements of an array in BSON
];

/**
 * Makes several finds by one command, because most of the time of a small find goes into its command. They are no
 * snapshot, but are made in their order: each sees what the finds before it have seen, and may see later writes. The
 * order of the documents is undefined.
 * @param asked the finds by name; an undefined one finds nothing
 */
export const readTogether = async <Asked extends Finds>(asked: Asked): Promise<Found<Asked>> => {
  const found: Record<string, object[]> = Object.fromEntries(Object.keys(asked).map((name) => [name, []]));
  const finds = Object.entries(asked).flatMap(([name, find]) =>
    find ? [{ collection: find.collection, pipeline: pipelineOf(name, find) }] : [],
  );
  const [first, ...others] = finds;
  const documents = first?.collection.aggregate<Record<string, Uint8Array[]>>(
    [
      ...first.pipeline,
      ...others.map(({ collection, pipeline }) => ({
        $unionWith: { coll: collection.collectionName, pipeline },
      })),
    ],
    {
      batchSize: maxDocuments, // a second batch would be another command
      fieldsAsRaw: Object.fromEntries(Object.keys(asked).map((name) => [name, true])),
    },
  );
  for (const document of (await documents?.toArray()) ?? [])
    for (const [name, docs] of Object.entries(document)) {
      const read = asked[name]?.read ?? mongo.BSON.deserialize;
      found[name]?.push(...docs.map((bytes) => read(bytes)));
    }
  return found as Found<Asked>; // each find has the type of its documents
};

const isScalar = (value: unknown): boolean =>
  value instanceof Types.ObjectId || ['string', 'number', 'boolean'].includes(typeof value);

const valuesIn = (condition: unknown): readonly unknown[] =>
  typeof condition === 'object' && condition !== null && Object.keys(condition).join() === '$in'
    ? Object.values(condition).flat()
    : [condition];

const conditionsOf = ({ filter }: Find<object>) =>
  Object.entries(filter).map(([field, condition]) => ({ field, values: valuesIn(condition) }));

/** Returns a text that equal values have in common, and others do not have. */
const textOf = (value: unknown): string => `${typeof value} ${String(value)}`;

/** Finds with the same key can be combined: they accept lists of values of the same fields, and ask for nothing else. */
const keyOf = (find: Find<object>, index: number): string => {
  const conditions = conditionsOf(find);
  const canBeCombined =
    find.limit === undefined &&
    !find.projection &&
    conditions.every(({ field, values }) => !/[$.]/.test(field) && values.every(isScalar));
  return canBeCombined
    ? [find.collection.collectionName, ...conditions.map(({ field }) => field)].join(' ')
    : String(index);
};

type Alike = readonly [Find<object>, ...Find<object>[]];

/** Returns a find of all that these accept; with several fields it may find more. */
const combined = (finds: Alike): Find<object> => {
  const [first, ...others] = finds;
  if (!others.length) return first;
  const all = finds.flatMap(conditionsOf);
  const conditions = conditionsOf(first).map(({ field }) => {
    const values = all.flatMap((condition) => (condition.field === field ? condition.values : []));
    const distinct = [...new Map(values.map((value) => [textOf(value), value])).values()];
    // partial indexes need a single value as itself
    return [field, distinct.length === 1 ? distinct[0] : { $in: distinct }] as const;
  });
  return { ...first, filter: Object.fromEntries(conditions) };
};

/** Splits the documents of a combined find: each of its finds gets those that it accepts. */
const divide = (finds: Alike, documents: readonly object[]): [Find<object>, object[]][] => {
  const [first, ...others] = finds;
  if (!others.length) return [[first, [...documents]]];
  const fields = conditionsOf(first).map(({ field }) => field);
  const read = documents.map((document) => ({
    document,
    texts: fields.map((field) => textOf(Reflect.get(document, field))),
  }));
  return finds.map((find) => {
    const accepted = conditionsOf(find).map(({ values }) => new Set(values.map(textOf)));
    const own = read.filter(({ texts }) => accepted.every((values, at) => values.has(texts[at] ?? '')));
    return [find, own.map(({ document }) => document)];
  });
};

/**
 * Makes the finds of several calls by one command, as `readTogether` does those of one. Finds of a collection by
 * values of the same fields are combined, because a subpipeline takes the database about 0.08 ms, whatever it finds.
 * Such fields must not be arrays. Finds of the same name come before those of later names, of whichever call they are.
 */
export const readAllTogether = async <Asked extends Finds>(
  calls: readonly Asked[],
): Promise<Found<Asked>[]> => {
  const groups = new Map<string, [Find<object>, ...Find<object>[]]>();
  const names = new Set(calls.flatMap((asked) => Object.keys(asked)));
  const inOrder = new Set([...names].flatMap((name) => calls.map((asked) => asked[name])));
  for (const [index, find] of [...inOrder].entries()) {
    if (!find) continue;
    const key = keyOf(find, index);
    const group = groups.get(key);
    if (group && group[0].read === find.read) group.push(find);
    else groups.set(group ? String(index) : key, [find]);
  }
  const asked = [...groups.values()].map((finds, index) => ({ name: `find${index}`, finds }));
  const found = await readTogether(
    Object.fromEntries(asked.map(({ name, finds }) => [name, combined(finds)])),
  );
  const documents = new Map(asked.flatMap(({ name, finds }) => divide(finds, found[name] ?? [])));
  return calls.map((finds) => {
    const own = Object.entries(finds).map(
      ([name, find]) => [name, (find && documents.get(find)) ?? []] as const,
    );
    return Object.fromEntries(own) as Found<Asked>; // each find has the type of its documents
  });
};
