// What every measurement does in its process.
import { availableParallelism } from 'node:os';

// what was started ends with this process
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Prints to standard error, because standard output holds the tables or the JSON document only. */
export const say = (line: string) => console.error(line);

/** Reads the value of an option. @throws Error when the text is not a whole number from 1 to `max` */
export const whole = (name: string, text: string, max: number): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Error(`--${name} takes whole numbers from 1 to ${max}`);
};

export const machine = { node: process.versions.node, processors: availableParallelism() };

/** The beginning of a summary: the day and the machine. */
export const measuredOn = `${new Date().toISOString().slice(0, 10)}, Node ${machine.node}, ${machine.processors} processors`;
