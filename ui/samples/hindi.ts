/** In the Hindi edition, whatever the toolbar says: to be spread into a story. */
export const hindi = { globals: { language: 'hi' } };
