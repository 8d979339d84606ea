import { styleText } from 'node:util';
import { z } from 'zod';
import { operatorReplies, type Replying, type ReplyOf } from '../../contract/operator/replies.js';
import type { Speaking } from './operatorCommand.js';
import { harmless } from './plain.js';
import { type Progress, progressOn } from './progress.js';

type Style = Parameters<typeof styleText>[0];
type Lines = string | readonly string[];

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** Where a command speaks: what was asked for on standard output, everything else beside it. */
export class Terminal {
  private readonly began = performance.now();

  constructor(private readonly speaking: Speaking = {}) {}

  /** What was asked for: printed whatever the options, as lines or as the command's one JSON document. */
  answers<Name extends Replying>(name: Name, reply: ReplyOf<Name>, lines: Lines): void {
    const document = () => JSON.stringify(z.encode<z.ZodType>(operatorReplies[name], reply));
    if (this.speaking.json) console.log(document());
    else if (lines.length) console.log(harmless([lines].flat().join('\n')));
  }

  /** What was done, the time it took, and what to do next; `--quiet` keeps it to itself. */
  reports<Name extends Replying>(name: Name, reply: ReplyOf<Name>, lines: Lines, next?: string): void {
    if (this.speaking.json || !this.speaking.quiet) this.answers(name, reply, lines);
    this.notes(this.paint('dim', `Done in ${seconds(this.began)}.${next ? ` Next: ${next}` : ''}`));
  }

  /** Beside the output, unless `--quiet`. */
  notes(line: string): void {
    if (!this.speaking.quiet) this.warns(line);
  }

  /** Beside the output, in any case. */
  warns(line: string): void {
    process.stderr.write(`${harmless(line)}\n`);
  }

  /** How far something is, beside the output: a bar, or now and then a line where nobody looks at a terminal. `total`: 0 where it is not known. */
  progress(label: string, total: number): Progress {
    return progressOn(process.stderr, { label, total, silent: this.speaking.quiet ?? false });
  }

  /** In colour where the terminal shows colours and nobody minds (`NO_COLOR`). */
  paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stderr): string {
    return styleText(style, text, { stream, validateStream: true });
  }
}
