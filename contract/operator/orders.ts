/** To come. */
export const orderReplies = {};
