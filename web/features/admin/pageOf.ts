import { limits } from '../../../contract/limits.js';

/** A page number as an address has it; what is none counts as the first. */
export const pageOf = (text: string | null | undefined): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= limits.page ? page : 1;
};
