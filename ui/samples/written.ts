/**
 * Marks a story argument that the code for readers to copy shows as an expression, such as
 * `control={control}`.
 */
export const written = (expression: string) => ({ written: expression });
