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

/** What an action comes down to. */
export const actOf = (action: AuditAction): AuditAct => acts[action.split('.').at(-1) ?? ''] ?? 'changed';
