import { type Tag, tagSchema, withNulls } from '@polaris/contracts';

const at = '2026-01-02T15:00:00.000Z';

export const someTag = (own: Partial<Tag> = {}): Tag =>
  withNulls(tagSchema, {
    id: 3,
    name: 'Retainer',
    color: 'blue',
    customers: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...own,
  });
