import mongoose from 'mongoose';
import { currentRequest } from '../common/requestContext.js';

/** The methods of a collection that send commands, with the place of their options among the arguments. */
const placeOfOptions = {
  aggregate: 1,
  bulkWrite: 1,
  countDocuments: 1,
  deleteMany: 1,
  deleteOne: 1,
  distinct: 2,
  estimatedDocumentCount: 0,
  find: 1,
  findOne: 1,
  findOneAndDelete: 1,
  findOneAndReplace: 2,
  findOneAndUpdate: 2,
  insertMany: 1,
  insertOne: 1,
  replaceOne: 2,
  updateMany: 2,
  updateOne: 2,
} satisfies Partial<Record<keyof mongoose.mongo.Collection, number>>;

let isWrapped = false;

/**
 * Adds the id of the request to each command that the driver of MongoDB sends for one, as its `comment`: its
 * profiler, its log of slow queries and `currentOp` then show it. It changes the driver's class of collections,
 * which Mongoose, GridFS and the rate limits use too. Without a request, it changes nothing.
 */
export const commentCommands = (): void => {
  if (isWrapped) return;
  isWrapped = true;
  const methods = mongoose.mongo.Collection.prototype as unknown as Record<
    string,
    (...values: unknown[]) => unknown
  >;
  for (const [name, place] of Object.entries(placeOfOptions)) {
    const send = methods[name];
    methods[name] = function (...values) {
      const request = currentRequest();
      if (request) values[place] = { comment: request.requestId, ...(values[place] as object | undefined) };
      return send?.apply(this, values);
    };
  }
};
