/** The element id of a submission's name, which has the focus as keys move through the list. */
export const nameId = (id: number): string => `contact-${id}`;

/** The element id of the link to a mail program in the detail. */
export const replyId = 'reply';
