/** The field names, in the order of the form. */
export const contactFieldNames = ['name', 'email', 'phone', 'preferredContact', 'message'] as const;
export type ContactFieldName = (typeof contactFieldNames)[number];
