/** Returns what is wrong with a value by its schema, as lines that begin with a path. */
export const issuesOf = (schema, value) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, code, keys, message }) => {
    const what = code === 'unrecognized_keys' ? `does not know ${keys.join(', ')}` : message;
    return `${path.join('.')} ${what}`;
  });
