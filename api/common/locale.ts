import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages as english, type Messages } from '../../contract/messages/en.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { varyBy } from './varyBy.js';

const weight = /;\s*q=([^;\s]*)/;
/** Browsers send fewer languages and characters; the rest of the header is not read. */
const maxLanguages = 10;
const maxLength = 500;

/** The language that `Accept-Language` puts first, without its region; of equals the first. */
const firstChoice = (header: string): string | undefined => {
  const preferences = header
    .slice(0, maxLength)
    .split(',', maxLanguages)
    .map((range) => ({
      language: range.split(';', 1)[0]?.trim().split('-', 1)[0]?.toLowerCase(),
      weight: Number(weight.exec(range)?.[1] ?? 1) || 0,
    }));
  const max = Math.max(...preferences.map((preference) => preference.weight));
  return max > 0 ? preferences.find((preference) => preference.weight === max)?.language : undefined;
};

/** The edition that has this language tag; the default one where none has. */
export const messagesIn = (language: string): Messages => (language === hindi.language ? hindi : english);

/** The words for who asks: Hindi where that is their first choice, else the default edition. */
export const messagesFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Messages =>
  firstChoice(headers['accept-language'] ?? '') === 'hi' ? hindi : english;

/** The words for the caller. */
export const CurrentMessages = createParamDecorator((_: unknown, context: ExecutionContext): Messages =>
  messagesFor(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Tells caches that the answer has words in it. */
export const varyByLanguage = (reply: FastifyReply): void => varyBy(reply, 'Accept-Language');
