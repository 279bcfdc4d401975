import {
  type Service,
  type ServiceInput,
  type ServiceOrder,
  serviceInputSchema,
  serviceSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from './client.ts';
import { type Edit, replaceRecord } from './edit-record.ts';
import { listOf } from './list-of.ts';

export const SERVICES = '/api/services';
const servicesSchema = listOf(serviceSchema);
const replaced = { path: SERVICES, record: serviceSchema, input: serviceInputSchema };

/** All services; the owner gets inactive ones, too. */
export function useServices() {
  return useQuery({
    queryKey: [SERVICES],
    queryFn: ({ signal }) => callPage(SERVICES, servicesSchema, { signal }),
  });
}

export function useCreateService() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ServiceInput) => call(SERVICES, serviceSchema, { method: 'POST', body }),
    onSettled: () => cache.invalidateQueries({ queryKey: [SERVICES] }),
  });
}

/** Puts all services into an order. They are shown in it at once, and the list is reloaded. */
export function useOrderServices() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ServiceOrder) =>
      call(`/api/admin/services/order`, servicesSchema, { method: 'PUT', body }),
    onSettled: () => cache.invalidateQueries({ queryKey: [SERVICES] }),
  });
}

/** The list is reloaded after a failure, too. */
export function useUpdateService() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (edit: Edit<Service, ServiceInput>) => replaceRecord(cache, replaced, edit),
    onSettled: () => cache.invalidateQueries({ queryKey: [SERVICES] }),
  });
}
