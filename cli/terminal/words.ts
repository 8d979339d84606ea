/** Formats a count: "1 image", "2 images". @param many the plural if it does not end in s */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Formats bytes: "12.3 MB" */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Writes a code as words: "out for delivery" for `out_for_delivery`. */
export const spelled = (code: string): string => code.replaceAll('_', ' ');
