import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mainLanguage } from '../../contract/languages.js';
import { messages as english, type Messages } from '../../contract/messages/en.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { varyBy } from './varyBy.js';

const weight = /;\s*q=([^;\s]*)/;
/**
 * The maximum numbers of languages and of characters that are read from an `Accept-Language` header. Browsers
 * send less; the rest is ignored.
 */
const maxLanguages = 10;
const maxLength = 500;

/** Returns the language with the highest weight in `Accept-Language`, without its region; of equals the first. */
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

/** The messages of this process, by the code of their language. */
const locales = new Map<string, Messages>([
  [mainLanguage, english],
  [hindi.language, hindi],
]);

/** Adds the languages of a shop's files. Call it once: a process serves one shop. */
export const addLocales = (further: readonly Messages[]): void => {
  for (const messages of further) locales.set(messages.language, messages);
};

/** Tells whether the shop has its messages in the language with this code. */
export const hasLocale = (language: string): boolean => locales.has(language);

/** Returns the messages of a language tag; English for unknown ones. */
export const messagesIn = (language: string): Messages => locales.get(language) ?? english;

/** Returns the messages for a request: those of the caller's first choice, if the shop has them, otherwise English. */
export const messagesFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Messages =>
  messagesIn(firstChoice(headers['accept-language'] ?? '') ?? mainLanguage);

/** Injects the messages in the caller's language. */
export const CurrentMessages = createParamDecorator((_: unknown, context: ExecutionContext): Messages =>
  messagesFor(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Tells caches that the answer depends on the caller's language. */
export const varyByLanguage = (reply: FastifyReply): void => varyBy(reply, 'Accept-Language');
