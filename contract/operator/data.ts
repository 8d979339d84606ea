/** To come. */
export const dataReplies = {};
