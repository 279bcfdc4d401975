import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate, ownerWrite } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  landingServicesSchema,
  serviceInputSchema,
  serviceOrderSchema,
  serviceSchema,
  servicesQuerySchema,
  servicesSchema,
} from './service.ts';

export const orderServices = ownerWrite({
  tag: 'Services',
  summary: 'Put all services into an order, which is their sort order then',
  method: 'PUT',
  path: '/api/admin/services/order',
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

export const createService = ownerCreate({
  tag: 'Services',
  summary: 'Add a service',
  path: '/api/services',
  body: serviceInputSchema,
  returns: serviceSchema,
});

export const updateService = ownerWrite({
  tag: 'Services',
  summary: 'Change a service',
  method: 'PUT',
  path: '/api/services/:id',
  params: idParamsSchema,
  body: serviceInputSchema,
  returns: serviceSchema,
});
