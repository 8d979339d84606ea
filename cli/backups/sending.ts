import { CommandError } from '../terminal/commandError.js';
import type { Contents } from './format.js';

const isReader = (error: unknown) =>
  ['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_PREMATURE_CLOSE'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );

/** Waits until everything written to the output so far is flushed. */
const sent = (output: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve, reject) => {
    output.write('', (error) => (error ? reject(error) : resolve()));
  });

/**
 * Sends a backup to standard output, and leaves the output open.
 * @throws CommandError `fault` when the reading program ended too early
 */
export const sendTo = async (
  output: NodeJS.WritableStream,
  write: (sink: NodeJS.WritableStream, end: boolean) => Promise<Contents>,
): Promise<Contents> => {
  try {
    const contents = await write(output, false);
    await sent(output);
    return contents;
  } catch (error) {
    if (!isReader(error)) throw error;
    const message =
      'The reader of the backup went away: it is torn. See what that program says, and run it again.';
    throw new CommandError('fault', message, { cause: error });
  }
};
