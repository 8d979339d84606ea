import mongoose, { type Connection, type Types } from 'mongoose';
import { isSameName, sameName } from '../../api/common/sameName.js';
import { isDuplicate } from '../../api/database/transact.js';

/** The fields that identify a record. */
export interface Named {
  _id: Types.ObjectId;
  name: string;
  unit?: string;
  key?: string;
}

export interface SeededRecords {
  created: number;
  /**
   * Maps the hex id of each record to be added to the id of the record that is used for it: the new record,
   * or one that the shop had already.
   */
  standIns: Map<string, Types.ObjectId>;
}

const tries = 3;

/**
 * Finds the shop's record that is used in place of a record to be added: by id, else by import key, else by
 * name and unit as the unique indexes compare them.
 */
const standInFor = (record: Named, there: readonly Named[]): Named | undefined =>
  there.find(({ _id }) => _id.equals(record._id)) ??
  there.find(({ key }) => key !== undefined && key === record.key) ??
  there.find(({ name, unit = '' }) => isSameName(name, record.name) && isSameName(unit, record.unit ?? ''));

const alike = (records: readonly Named[]) => ({
  $or: [
    { _id: { $in: records.map(({ _id }) => _id) } },
    { name: { $in: records.map(({ name }) => name) } },
    { key: { $in: records.flatMap(({ key }) => key ?? []) } },
  ],
});

const addOnce = async <R extends Named>(
  connection: Connection,
  model: string,
  records: R[],
  dryRun: boolean,
) => {
  const collection = connection.collection<Named>(connection.model(model).collection.name);
  const there = await collection
    .find(alike(records), { projection: { name: 1, unit: 1, key: 1 }, collation: sameName })
    .toArray();
  const standIns = new Map(
    records.map((record) => [record._id.toHexString(), standInFor(record, there)?._id ?? record._id]),
  );
  const known = new Set(there.map(({ _id }) => _id.toHexString()));
  const missing = records.filter((record) => !known.has(String(standIns.get(record._id.toHexString()))));
  if (!missing.length || dryRun) return { created: missing.length, standIns };
  const { upsertedCount } = await collection.bulkWrite(
    missing.map(({ _id, ...rest }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: rest }, upsert: true },
    })),
    { ordered: false },
  );
  return { created: upsertedCount, standIns };
};

/**
 * Adds the records that the shop does not have, and leaves existing ones unchanged. A record of the same name
 * that someone else adds during the call counts as existing.
 * `dryRun` only counts what would be added.
 */
export const seedRecords = async <R extends Named>(
  connection: Connection,
  model: string,
  records: R[],
  dryRun = false,
): Promise<SeededRecords> => {
  let before = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      const { created, standIns } = await addOnce(connection, model, records, dryRun);
      return { created: before + created, standIns };
    } catch (error) {
      if (!isDuplicate(error) || attempt === tries) throw error;
      before += error instanceof mongoose.mongo.MongoBulkWriteError ? error.upsertedCount : 0;
    }
  }
};
