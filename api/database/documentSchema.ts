import { type InferRawDocType, Schema, type SchemaOptions, type Types } from 'mongoose';

// Fields that schemas share. They are required, but lists and optional ones have a default.
export const id = { type: Schema.Types.ObjectId, required: true } as const;
export const text = { type: String, required: true } as const;
export const flag = { type: Boolean, required: true } as const;
export const when = { type: Date, required: true } as const;
export const number = { type: Number, required: true } as const;
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

/** The value of a field, by its definition. */
type Value<Field> =
  | (InferRawDocType<{ value: Field }> extends { value?: infer Stored } ? NonNullable<Stored> : never)
  | (Field extends { default: null } ? null : never);

type Given = { required: true } | { default: string | number | boolean | readonly unknown[] | null };

/** A document with these fields. Those that are neither required nor have a default may be missing. */
type Inferred<Definitions> = {
  -readonly [Name in keyof Definitions as Definitions[Name] extends Given ? Name : never]: Value<
    Definitions[Name]
  >;
} & {
  -readonly [Name in keyof Definitions as Definitions[Name] extends Given ? never : Name]?: Value<
    Definitions[Name]
  >;
} & { _id: '_id' extends keyof Definitions ? unknown : Types.ObjectId };

/** Does the same as `documentSchema`, and infers the type of the documents (`InferSchemaType`) from their fields. */
export const inferredSchema = <const Definitions extends object>(
  collection: string,
  definitions: Definitions,
): Schema<Inferred<Definitions>> => documentSchema(collection, definitions as Fields<Inferred<Definitions>>);

/** Returns the schema of a subdocument without an id. */
export const subdocumentSchema = <Part>(fields: Fields<Part>): Schema<Part> =>
  new Schema<Part>(fields, { _id: false, strict: 'throw' });
