import { DomainError } from '../../api/common/domainError.js';
import { CommandError } from '../terminal/commandError.js';

/** What an import is told whose record is gone: only what changes the whole database takes one away that runs. */
export const emptied = (cause?: unknown): CommandError =>
  new CommandError(
    'conflict',
    'The shop was emptied or restored under this import (tokri reset, tokri restore): what it wrote may be gone, or be there by half. Run it again.',
    { cause },
  );

/** Whether an import met that its record is gone. */
export const isEmptied = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'notFound';
