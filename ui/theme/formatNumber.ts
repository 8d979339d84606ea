const grouped = new Intl.NumberFormat('en-IN');

/** Formats a count with Indian grouping: "1,00,104". */
export const formatNumber = (count: number): string => grouped.format(count);
