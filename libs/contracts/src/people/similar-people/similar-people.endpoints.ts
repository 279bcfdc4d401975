import { endpoint } from '../../api/endpoint.ts';
import { similarPeopleQuerySchema, similarPeopleSchema } from './similar-people.ts';

export const findSimilarPeople = endpoint({
  tag: 'Similar people',
  summary: 'Find the five people who are written most like a term',
  method: 'GET',
  path: '/api/admin/similar-people',
  allow: 'owner',
  query: similarPeopleQuerySchema,
  returns: similarPeopleSchema,
});
