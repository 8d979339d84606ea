import { InvalidArgumentError } from 'commander';
import { suggestion } from './nearest.js';

/** Reads a whole number within bounds, both included. */
export const wholeNumber =
  (min: number, max: number) =>
  (value: string): number => {
    const number = Number(value);
    if (/^[+-]?\d+$/.test(value) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It takes a whole number from ${min} to ${max}.`);
  };

/** Reads one of some words. */
export const choiceOf =
  (words: readonly string[]) =>
  (value: string): string => {
    if (words.includes(value)) return value;
    throw new InvalidArgumentError(`It takes ${inWords(words)}.${suggestion(value, words)}`);
  };

const inWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
