import { InvalidArgumentError } from 'commander';

/** Reads a whole number within bounds, both included. */
export const wholeNumber =
  (min: number, max: number) =>
  (value: string): number => {
    const number = Number(value);
    if (/^[+-]?\d+$/.test(value) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It takes a whole number from ${min} to ${max}.`);
  };
