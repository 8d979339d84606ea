/** Matches orders that are not cancelled and are paid, or will be paid in cash. */
export const sold = { status: { $ne: 'cancelled' }, payment_status: { $in: ['due', 'paid'] } } as const;
