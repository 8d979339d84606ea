import { Schema, type SchemaOptions } from 'mongoose';

// Fields that schemas share. They are required, but lists and optional ones have a default.
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

/** Returns the schema of a collection's documents. A field that the schema does not name is an error. */
export const documentSchema = <Stored>(
  collection: string,
  fields: Fields<Stored>,
  options?: Pick<SchemaOptions, 'minimize' | 'timestamps'>,
): Schema<Stored> =>
  new Schema<Stored>(fields, { strict: 'throw', versionKey: false, collection, ...options });

/** Returns the schema of a subdocument without an id. */
export const subdocumentSchema = <Part>(fields: Fields<Part>): Schema<Part> =>
  new Schema<Part>(fields, { _id: false, strict: 'throw' });
