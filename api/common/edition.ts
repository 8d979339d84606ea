import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { texts as english, type Texts } from '../../contract/texts/en.js';
import { texts as hindi } from '../../contract/texts/hi.js';
import { varyBy } from './varyBy.js';

const weight = /;\s*q=([^;\s]*)/;
/** Browsers send fewer languages and characters; the rest of the header is not read. */
const maxLanguages = 10;
const maxLength = 500;

/** The language that `Accept-Language` puts first, without its region; of equals the first. */
const firstChoice = (header: string): string | undefined => {
  const wishes = header
    .slice(0, maxLength)
    .split(',', maxLanguages)
    .map((range) => ({
      language: range.split(';', 1)[0]?.trim().split('-', 1)[0]?.toLowerCase(),
      weight: Number(weight.exec(range)?.[1] ?? 1) || 0,
    }));
  const most = Math.max(...wishes.map((wish) => wish.weight));
  return most > 0 ? wishes.find((wish) => wish.weight === most)?.language : undefined;
};

/** The edition that has this language tag; the default one where none has. */
export const textsIn = (language: string): Texts => (language === hindi.language ? hindi : english);

/** The words for who asks: Hindi where that is their first choice, else the default edition. */
export const textsFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Texts =>
  firstChoice(headers['accept-language'] ?? '') === 'hi' ? hindi : english;

/** The words for the caller. */
export const CurrentTexts = createParamDecorator((_: unknown, context: ExecutionContext): Texts =>
  textsFor(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Tells caches that the answer has words in it. */
export const varyByLanguage = (reply: FastifyReply): void => varyBy(reply, 'Accept-Language');
