import { z } from 'zod';
import { DomainError } from './domainError.js';

/**
 * Detects edit conflicts: refuses a write when the document was edited since the admin read it.
 * @param shown the document as it is now, sent along for comparison
 * @param seen the revision that the admin read; without it nothing is refused
 * @throws DomainError `staleRevision`
 */
export const refuseStale = <Shown extends { revision?: number | undefined }>(
  schema: z.ZodType<Shown>,
  shown: Shown,
  seen: number | undefined,
): void => {
  if (seen !== undefined && seen !== shown.revision)
    throw new DomainError('staleRevision', { data: z.encode(schema, shown) });
};
