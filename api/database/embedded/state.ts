import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { codeOf, EmbeddedMongoError, reasonOf } from './embeddedMongoError.js';
import { type MongoFolder } from './folder.js';

const port = z.int().min(1).max(65_535);

/**
 * The address of the running supervisor. Client and supervisor recognize each other by the secrets `ask` and
 * `answer`: another program on the port, or a copied folder, does not know them.
 */
const supervisorAddress = z.object({ port, pid: z.int(), ask: z.string(), answer: z.string() });
export type SupervisorAddress = z.infer<typeof supervisorAddress>;

const storedSupervisor = 'keeper';

const mongoState = z.object({
  /** Version of the MongoDB that wrote the data, such as "6.0.5". */
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  /** The port in the replica set's configuration; undefined while it is being changed. */
  mongoPort: port.optional(),
  mongodPid: z.int().optional(),
  /**
   * The supervisor's address, under the key of the program's first version: two versions share a folder
   * during an upgrade.
   */
  [storedSupervisor]: supervisorAddress.optional(),
});

/** The content of the folder's state file. */
export interface MongoState extends Omit<z.infer<typeof mongoState>, typeof storedSupervisor> {
  supervisor?: SupervisorAddress | undefined;
}

/** Reads the state file; undefined when it is missing or malformed. */
export async function readState(folder: MongoFolder): Promise<MongoState | undefined> {
  try {
    const stored = mongoState.parse(JSON.parse(await readFile(folder.state, 'utf8')));
    const { [storedSupervisor]: supervisor, ...state } = stored;
    return { ...state, supervisor };
  } catch (error) {
    const lost = codeOf(error) === 'ENOENT' || error instanceof SyntaxError || error instanceof z.ZodError;
    if (lost) return undefined;
    throw new EmbeddedMongoError(
      `${folder.state} cannot be read (${reasonOf(error)}). Run the shop as the user who owns it.`,
    );
  }
}

/** Replaces the state file in one step. Only the process that holds the folder's mongod may call it. */
export async function writeState(folder: MongoFolder, { supervisor, ...state }: MongoState): Promise<void> {
  const stored = { ...state, [storedSupervisor]: supervisor };
  const draft = `${folder.state}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, folder.state);
}
