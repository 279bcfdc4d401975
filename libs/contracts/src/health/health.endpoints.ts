import { endpoint } from '../api/endpoint.ts';
import { healthSchema } from './health.ts';
import { serverHealthSchema } from './server-health.ts';

export const getLiveness = endpoint({
  tag: 'Health',
  summary: 'Tell that the server lives',
  method: 'GET',
  path: '/api/health/live',
  allow: 'anyone',
  returns: healthSchema,
});

export const getReadiness = endpoint({
  tag: 'Health',
  summary: 'Tell that the server and its database can do their work',
  method: 'GET',
  path: '/api/health/ready',
  allow: 'anyone',
  returns: healthSchema,
});

export const getServerHealth = endpoint({
  tag: 'Health',
  summary: 'Tell the owner how the server is, and what needs attention',
  method: 'GET',
  path: '/api/admin/health',
  allow: 'owner',
  returns: serverHealthSchema,
});
