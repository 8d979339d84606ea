/** To come. */
export const catalogueReplies = {};
