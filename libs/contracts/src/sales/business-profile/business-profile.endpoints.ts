import { endpoint } from '../../api/endpoint.ts';
import { ownerRead } from '../../api/owner-calls.ts';
import { businessProfileInputSchema, businessProfileSchema } from './business-profile.ts';

export const getBusinessProfile = ownerRead({
  tag: 'Business profile',
  summary: 'Read the business profile',
  path: '/api/admin/business-profile',
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
