import { endpoint } from '../../api/endpoint.ts';
import { preferencesInputSchema, preferencesSchema } from './preferences.ts';

export const getPreferences = endpoint({
  tag: 'Preferences',
  summary: 'Read the communication preferences',
  method: 'GET',
  path: '/api/communication-preferences',
  allow: 'signed-in',
  returns: preferencesSchema,
});

export const savePreferences = endpoint({
  tag: 'Preferences',
  summary: 'Save the communication preferences',
  method: 'POST',
  path: '/api/communication-preferences',
  allow: 'signed-in',
  proof: 'session',
  body: preferencesInputSchema,
  returns: preferencesSchema,
});
