import { type Socket } from 'node:net';
import { z } from 'zod';

/** The messages of a client to the supervisor, one JSON document per line. */
export const fromClient = z.union([
  z.strictObject({ ask: z.string(), folder: z.string() }),
  z.strictObject({ leave: z.literal(true) }),
]);
export type FromClient = z.infer<typeof fromClient>;

/**
 * The messages of the supervisor: proof that it is the right one, the port once the database accepts writes,
 * and lines for the log.
 */
export const fromSupervisor = z.union([
  z.strictObject({ answer: z.string() }),
  z.strictObject({ mongoPort: z.int() }),
  z.strictObject({ news: z.string() }),
]);
export type FromSupervisor = z.infer<typeof fromSupervisor>;

const longestLine = 10_000;

export const say = (socket: Socket, message: FromClient | FromSupervisor): void => {
  socket.write(`${JSON.stringify(message)}\n`);
};

/** Receives the messages of a client or supervisor from a socket. Any other input ends the connection. */
export function listen<Message>(
  socket: Socket,
  schema: z.ZodType<Message>,
  receive: (message: Message) => void,
) {
  let rest = '';
  // an error is always followed by a close, which every caller handles
  socket.on('error', () => undefined);
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) socket.destroy();
    for (const line of lines) {
      const message = schema.safeParse(parsed(line));
      if (message.success) receive(message.data);
      else socket.destroy();
    }
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // not JSON: the schema refuses undefined
    return undefined;
  }
}
