import { ownerRead } from '../../api/owner-calls.ts';
import { similarPeopleQuerySchema, similarPeopleSchema } from './similar-people.ts';

export const findSimilarPeople = ownerRead({
  tag: 'Similar people',
  summary: 'Find the five people who are written most like a term',
  path: '/api/admin/similar-people',
  query: similarPeopleQuerySchema,
  returns: similarPeopleSchema,
});
