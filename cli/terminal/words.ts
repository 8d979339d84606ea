/** "1 picture", "2 pictures". @param many where it is more than an s */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "12.3 MB" */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** "out for delivery" of `out_for_delivery`. */
export const spelled = (code: string): string => code.replaceAll('_', ' ');
