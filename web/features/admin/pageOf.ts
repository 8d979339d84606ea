import { limits } from '../../../contract/limits.js';

/** Returns the page number in an address; an invalid number counts as 1. */
export const pageOf = (text: string | null | undefined): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= limits.page ? page : 1;
};
