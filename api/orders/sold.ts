/** Orders that stand and are paid, or will be in cash. */
export const sold = { status: { $ne: 'cancelled' }, payment_status: { $in: ['due', 'paid'] } } as const;
