import { identifyingFields, type ImportField, type ImportMapping } from '../../contract/importing.js';
import { invalid } from '../common/domainError.js';
import type { ImportRecord } from './importJob.schema.js';

type StoredMapping = ImportRecord['mapping'];

/** Converts a mapping to its stored form. */
export const storedMapping = (mapping: ImportMapping): StoredMapping =>
  Object.entries(mapping).map(([field, column = '']) => ({ field, column }));

/** Reads the mapping of a stored import. */
export const mappingIn = ({ mapping }: Pick<ImportRecord, 'mapping'>): ImportMapping =>
  Object.fromEntries(mapping.map(({ field, column }) => [field, column]));

/**
 * Checks that a mapping fits the columns of a file.
 * @throws DomainError `invalid` for a column that does not exist, or if no column identifies the products
 */
export const checkMapping = (mapping: ImportMapping, columns: readonly string[]): void => {
  const fields = Object.keys(mapping) as ImportField[]; // Object.keys loses the key type
  const missing = fields.filter((field) => !columns.includes(mapping[field] ?? ''));
  const nameless = !identifyingFields.some((field) => field in mapping);
  if (!missing.length && !nameless) return;
  throw invalid(({ importing: { reasons } }) => [
    ...missing.map((field) => ({ path: ['mapping', field], message: reasons.noSuchColumn })),
    ...(nameless ? [{ path: ['mapping', 'name'], message: reasons.mappedName }] : []),
  ]);
};
