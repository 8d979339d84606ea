import { Types } from 'mongoose';

/** Removes duplicates and converts ids to the database's type. */
export const distinctIds = (ids: readonly (string | Types.ObjectId)[]): Types.ObjectId[] =>
  [...new Set(ids.map(String))].map((id) => new Types.ObjectId(id));
