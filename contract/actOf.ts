import type { AuditAct, AuditAction } from './audit.js';

const acts: Readonly<Record<string, AuditAct>> = {
  create: 'created',
  upload: 'created',
  seed: 'created',
  remove: 'deleted',
  forget: 'deleted',
  import: 'imported',
  start: 'imported',
  end: 'imported',
};

/** Returns the kind of change that an action makes; actions that `acts` does not list are changes. */
export const actOf = (action: AuditAction): AuditAct => acts[action.split('.').at(-1) ?? ''] ?? 'changed';
