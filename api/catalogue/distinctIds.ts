import { Types } from 'mongoose';

/** Each id once, as the database keeps it. */
export const distinctIds = (ids: readonly (string | Types.ObjectId)[]): Types.ObjectId[] =>
  [...new Set(ids.map(String))].map((id) => new Types.ObjectId(id));
