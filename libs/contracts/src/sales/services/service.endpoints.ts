import { endpoint } from '../../api/endpoint.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  landingServicesSchema,
  serviceInputSchema,
  serviceOrderSchema,
  serviceSchema,
  servicesQuerySchema,
  servicesSchema,
} from './service.ts';

export const orderServices = endpoint({
  tag: 'Services',
  summary: 'Put all services into an order, which is their sort order then',
  method: 'PUT',
  path: '/api/admin/services/order',
  allow: 'owner',
  proof: 'session',
  body: serviceOrderSchema,
  returns: servicesSchema,
  errors: { 409: 'Services were added or deleted since the list was read.' },
});

export const listLandingServices = endpoint({
  tag: 'Services',
  summary: 'List the services of the home page',
  method: 'GET',
  path: '/api/services/landing',
  allow: 'anyone',
  returns: landingServicesSchema,
});

export const listServices = endpoint({
  tag: 'Services',
  summary: 'List services; only the owner sees inactive ones',
  method: 'GET',
  path: '/api/services',
  allow: 'anyone',
  query: servicesQuerySchema,
  returns: servicesSchema,
});

export const getService = endpoint({
  tag: 'Services',
  summary: 'Read a service',
  method: 'GET',
  path: '/api/services/:id',
  allow: 'anyone',
  params: idParamsSchema,
  returns: serviceSchema,
});

export const createService = endpoint({
  tag: 'Services',
  summary: 'Add a service',
  method: 'POST',
  path: '/api/services',
  allow: 'owner',
  proof: 'session',
  body: serviceInputSchema,
  status: 201,
  returns: serviceSchema,
});

export const updateService = endpoint({
  tag: 'Services',
  summary: 'Change a service',
  method: 'PUT',
  path: '/api/services/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: serviceInputSchema,
  returns: serviceSchema,
});
