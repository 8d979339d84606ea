import { InvalidArgumentError } from 'commander';
import { suggestion } from './nearest.js';

/** Parses a whole number within bounds, both included. */
export const wholeNumber =
  (min: number, max: number) =>
  (value: string): number => {
    const number = Number(value);
    if (/^[+-]?\d+$/.test(value) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It takes a whole number from ${min} to ${max}.`);
  };

/** Parses one of a list of words. */
export const choiceOf =
  <Word extends string>(words: readonly Word[]) =>
  (value: string): Word => {
    const word = words.find((each) => each === value);
    if (word !== undefined) return word;
    throw new InvalidArgumentError(`It takes ${inWords(words)}.${suggestion(value, words)}`);
  };

const inWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
