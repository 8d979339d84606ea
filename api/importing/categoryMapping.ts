import {
  type CategoryField,
  type ImportField,
  type ImportMapping,
  isCategoryField,
} from '../../contract/importing.js';
import { invalid } from '../common/domainError.js';
import { guessMapping } from './csv/guess.js';

/** Maps the fields of a category file to its columns. */
export type CategoryMapping = Partial<Record<CategoryField, string>>;

/** Returns the chosen columns of a category file, and guesses the others. @throws DomainError `invalid` */
export const categoryMappingFor = (columns: readonly string[], chosen: CategoryMapping): CategoryMapping => {
  const mapping: ImportMapping = { ...guessMapping(columns), ...chosen };
  const fields = Object.keys(mapping) as ImportField[]; // Object.keys loses the key type
  const wanted = fields.filter(isCategoryField);
  const missing = wanted.filter((field) => !columns.includes(mapping[field] ?? ''));
  if (missing.length || !mapping.category)
    throw invalid(({ importing: { reasons }, fields }) => [
      ...missing.map((field) => ({ path: ['mapping', field], message: reasons.noSuchColumn })),
      ...(mapping.category ? [] : [{ path: ['mapping', 'category'], message: fields.required }]),
    ]);
  return Object.fromEntries(wanted.map((field) => [field, mapping[field]]));
};
