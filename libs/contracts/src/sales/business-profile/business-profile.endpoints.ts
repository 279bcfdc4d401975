import { endpoint } from '../../api/endpoint.ts';
import { businessProfileInputSchema, businessProfileSchema } from './business-profile.ts';

export const getBusinessProfile = endpoint({
  tag: 'Business profile',
  summary: 'Read the business profile',
  method: 'GET',
  path: '/api/admin/business-profile',
  allow: 'owner',
  returns: businessProfileSchema,
});

export const updateBusinessProfile = endpoint({
  tag: 'Business profile',
  summary: 'Replace the business profile',
  method: 'PUT',
  path: '/api/admin/business-profile',
  allow: 'owner',
  proof: 'recent',
  body: businessProfileInputSchema,
  returns: businessProfileSchema,
});
