import { Schema, type SchemaOptions } from 'mongoose';

// The kinds of fields that schemas share. They are required, but lists and optional ones have a default.
export const id = { type: Schema.Types.ObjectId, required: true };
export const text = { type: String, required: true };
export const flag = { type: Boolean, required: true };
export const when = { type: Date, required: true };
export const number = { type: Number, required: true };
/** A count, or an amount in paise. */
export const whole = { ...number, min: 0, validate: Number.isInteger };
export const optionalId = { type: Schema.Types.ObjectId, default: null };
export const optionalText = { type: String, default: '' };
export const ids = { type: [Schema.Types.ObjectId], default: [] };
export const texts = { type: [String], default: [] };

type Fields<Stored> = ConstructorParameters<typeof Schema<Stored>>[0];

/** Describes the documents of a collection. A field that the schema does not name is an error. */
export const stored = <Stored>(
  collection: string,
  fields: Fields<Stored>,
  options?: Pick<SchemaOptions, 'minimize' | 'timestamps'>,
): Schema<Stored> =>
  new Schema<Stored>(fields, { strict: 'throw', versionKey: false, collection, ...options });

/** Describes a part of a document, without an id of its own. */
export const part = <Part>(fields: Fields<Part>): Schema<Part> =>
  new Schema<Part>(fields, { _id: false, strict: 'throw' });
