import { styleText } from 'node:util';
import { z } from 'zod';
import { operatorReplies, type Replying, type ReplyOf } from '../../contract/operator/replies.js';
import type { Speaking } from './operatorCommand.js';
import { harmless } from './plain.js';
import { type Progress, progressOn } from './progress.js';

type Style = Parameters<typeof styleText>[0];
type Lines = string | readonly string[];

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** Prints a command's output: the result on standard output, everything else on standard error. */
export class Terminal {
  private readonly began = performance.now();

  constructor(private readonly speaking: Speaking = {}) {}

  /** Prints the result of a command, also with `--quiet`: as lines, or with `--json` as the JSON document. */
  answers<Name extends Replying>(name: Name, reply: ReplyOf<Name>, lines: Lines): void {
    const document = () => JSON.stringify(z.encode<z.ZodType>(operatorReplies[name], reply));
    if (this.speaking.json) console.log(document());
    else if (lines.length) console.log(harmless([lines].flat().join('\n')));
  }

  /**
   * Prints what a command did, the time it took, and the next step. With `--quiet` it prints only the JSON
   * document of `--json`, if that is set.
   */
  reports<Name extends Replying>(name: Name, reply: ReplyOf<Name>, lines: Lines, next?: string): void {
    if (this.speaking.json || !this.speaking.quiet) this.answers(name, reply, lines);
    this.notes(this.paint('dim', `Done in ${seconds(this.began)}.${next ? ` Next: ${next}` : ''}`));
  }

  /** Prints a line to standard error, unless `--quiet`. */
  notes(line: string): void {
    if (!this.speaking.quiet) this.warns(line);
  }

  /** Prints a line to standard error, also with `--quiet`. */
  warns(line: string): void {
    process.stderr.write(`${harmless(line)}\n`);
  }

  /**
   * Shows progress on standard error: a bar, or without a terminal a line from time to time.
   * `total`: the value at which the work is complete; 0 when unknown.
   */
  progress(label: string, total: number): Progress {
    return progressOn(process.stderr, { label, total, silent: this.speaking.quiet ?? false });
  }

  /** Colours a text if the terminal shows colours and `NO_COLOR` is not set. */
  paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stderr): string {
    return styleText(style, text, { stream, validateStream: true });
  }
}
