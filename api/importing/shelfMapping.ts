import { type ImportMapping, shelfColumns } from '../../contract/importing.js';
import { invalid } from '../common/contractPipe.js';
import { guessMapping } from './csv/guess.js';

/** Which column of a file of categories is what. */
export type ShelfMapping = Pick<ImportMapping, (typeof shelfColumns)[number]>;

/** The columns of a file of categories as they were chosen, else as they are guessed. @throws DomainError `invalid` */
export const shelfMappingFor = (columns: readonly string[], chosen: ShelfMapping): ShelfMapping => {
  const mapping: ImportMapping = { ...guessMapping(columns), ...chosen };
  const wanted = shelfColumns.filter((field) => mapping[field] !== undefined);
  const astray = wanted.filter((field) => !columns.includes(mapping[field] ?? ''));
  if (astray.length || !mapping.category)
    throw invalid(({ importing: { reasons }, fields }) => [
      ...astray.map((field) => ({ path: ['mapping', field], message: reasons.noSuchColumn })),
      ...(mapping.category ? [] : [{ path: ['mapping', 'category'], message: fields.required }]),
    ]);
  return Object.fromEntries(wanted.map((field) => [field, mapping[field]]));
};
