/** Where the keyboard is while it goes through the list. */
export const nameId = (id: number): string => `contact-${id}`;

/** The first thing to do with the submission that is selected. */
export const replyId = 'reply';
