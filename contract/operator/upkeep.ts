import { z } from 'zod';
import { time } from '../wire.js';

/** A part of a backup: the number of its documents or images, their size in bytes, and a hash of them. */
export const extent = z.object({ count: z.int(), bytes: z.int(), sha256: z.string() });

/**
 * The shop and the moment of which a backup was taken, with the version of the program. `schema`: the lowest
 * schema version that a program must know to restore it.
 */
export const backupSource = z.object({ tokri: z.string(), schema: z.int(), database: z.string(), at: time });

/**
 * The manifest of a backup: the collections and images that it must contain, against which a restore checks
 * it. The field `images.sha256` is the hash of the lines that `sha256sum` would print for all images.
 */
export const manifest = z.object({
  collections: z.array(extent.extend({ name: z.string() })),
  images: extent,
  /** Images that were removed from the shop during the backup. */
  vanished: z.array(z.string()),
});

const contents = { from: backupSource, ...manifest.shape };

/** The result of taking a backup. `bytes`: the size of the file. */
const backup = z.object({ file: z.string(), bytes: z.int(), ...contents });

/**
 * The result of restoring a backup. `removed`: the number of images removed because the backup does not have
 * them. `migrated`: the numbers of the migrations that followed. With `--dry-run` nothing is restored, and
 * `database` is null.
 */
const restore = z.object({
  file: z.string(),
  ...contents,
  dryRun: z.boolean(),
  database: z.string().nullable(),
  removed: z.int(),
  migrated: z.array(z.int()),
});

/** What a reset deleted; with `--dry-run`, what it would delete. */
const reset = z.object({
  database: z.string(),
  dryRun: z.boolean(),
  collections: z.array(z.object({ name: z.string(), count: z.int() })),
  images: z.int(),
});

const checkStates = ['ok', 'warning', 'fault', 'skipped'] as const;

/** The checks of the doctor. */
export const checkNames = [
  'configuration',
  'languages',
  'node',
  'mail',
  'payments',
  'redis',
  'media',
  'disk',
  'database',
  'schema',
  'secret',
  'restore',
  'indexes',
  'transactions',
  'databaseDisk',
  'clock',
  'queuedMails',
  'imports',
  'missingImages',
  'orphans',
  'subCategories',
] as const;

/**
 * The result of one check. `names`: the records that have the problem. `fix`: how to fix it; absent when
 * there is no problem.
 */
const finding = z.object({
  check: z.enum(checkNames),
  state: z.enum(checkStates),
  says: z.string(),
  names: z.array(z.string()),
  fix: z.string().optional(),
});

const doctor = z.object({
  /** False when a check found that the shop, or a part of it, does not work (its state is `fault`). */
  well: z.boolean(),
  findings: z.array(finding),
});

/** The result of `tokri accept-secret`. `changed`: the accepted secret differs from the shop's former one. */
const acceptSecret = z.object({
  database: z.string(),
  changed: z.boolean(),
  dryRun: z.boolean(),
  sessionsEnded: z.int(),
});

/**
 * The migrations that were run, or with `--dry-run` would be, and the schema versions before and after.
 * `documents`: the number of changed documents.
 */
const migrate = z.object({
  database: z.string(),
  from: z.int(),
  to: z.int(),
  dryRun: z.boolean(),
  steps: z.array(z.object({ number: z.int(), title: z.string(), down: z.boolean(), documents: z.int() })),
});

/** The result of `tokri messages`. `added`: the number of messages that were written in English. */
const messages = z.object({ file: z.string(), language: z.string(), added: z.int() });

export const upkeepReplies = {
  backup,
  restore,
  reset,
  doctor,
  migrate,
  messages,
  'accept-secret': acceptSecret,
};
