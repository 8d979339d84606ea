/**
 * Returns the entries of all pages of a list without duplicates: a new entry moves others to a later page, where they
 * load a second time.
 */
export const distinct = <Entry extends { _id: string }>(
  pages: readonly { data: readonly Entry[] }[],
): Entry[] => [...new Map(pages.flatMap(({ data }) => data).map((entry) => [entry._id, entry])).values()];
