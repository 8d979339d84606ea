/** Marks an argument that the code to copy shows as an expression, such as `control={control}`. */
export const written = (expression: string) => ({ written: expression });
