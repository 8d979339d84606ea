/** To come. */
export const peopleReplies = {};
