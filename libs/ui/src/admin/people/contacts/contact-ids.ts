/** The element id of a submission's name, focused by keyboard navigation. */
export const nameId = (id: number): string => `contact-${id}`;

/** The element id of the link to a mail program in the detail. */
export const replyId = 'reply';
