import { DomainError } from '../../api/common/domainError.js';
import { CommandError } from '../terminal/commandError.js';

/** The error of an import whose record is gone: only a reset or a restore removes the record of a running import. */
export const emptied = (cause?: unknown): CommandError =>
  new CommandError(
    'conflict',
    'The shop was emptied or restored under this import (tokri reset, tokri restore): what it wrote may be gone, or be there by half. Run it again.',
    { cause },
  );

/** Tells whether an import failed because its record is gone. */
export const isEmptied = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'notFound';
