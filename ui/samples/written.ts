/** An argument that the code to copy shows as an expression: `control={control}`. */
export const written = (expression: string) => ({ written: expression });
