const grouped = new Intl.NumberFormat('en-IN');

/** 1,00,104: a count as India groups it. */
export const formatNumber = (count: number): string => grouped.format(count);
