export const contactFieldNames = ['name', 'email', 'phone', 'message', 'preferredContact'] as const;
export type ContactFieldName = (typeof contactFieldNames)[number];
