import type { ImportField, ImportMapping } from '../../contract/importing.js';
import { invalid } from '../common/contractPipe.js';
import type { ImportRecord } from './importJob.schema.js';

type Kept = ImportRecord['mapping'];

/** A mapping as it is kept. */
export const keptMapping = (mapping: ImportMapping): Kept =>
  Object.entries(mapping).map(([field, column = '']) => ({ field, column }));

/** The mapping that an import keeps. */
export const mappingIn = ({ mapping }: Pick<ImportRecord, 'mapping'>): ImportMapping =>
  Object.fromEntries(mapping.map(({ field, column }) => [field, column]));

/** @throws DomainError `invalid` for a column that is not there, and where rows could not be told apart */
export const checkMapping = (mapping: ImportMapping, columns: readonly string[]): void => {
  const fields = Object.keys(mapping) as ImportField[]; // Object.keys forgets the names
  const missing = fields.filter((field) => !columns.includes(mapping[field] ?? ''));
  const nameless = !fields.some((field) => field === 'name' || field === '_id' || field === 'key');
  if (!missing.length && !nameless) return;
  throw invalid(({ importing: { reasons } }) => [
    ...missing.map((field) => ({ path: ['mapping', field], message: reasons.noSuchColumn })),
    ...(nameless ? [{ path: ['mapping', 'name'], message: reasons.mappedName }] : []),
  ]);
};
