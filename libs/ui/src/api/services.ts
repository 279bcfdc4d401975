import { type Service, type ServiceInput, serviceSchema } from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from './client.ts';
import { listOf } from './list-of.ts';

const SERVICES = '/api/services';
const servicesSchema = listOf(serviceSchema);

/** All services; the owner gets inactive ones, too. */
export function useServices() {
  return useQuery({
    queryKey: [SERVICES],
    queryFn: ({ signal }) => callPage(SERVICES, servicesSchema, { signal }),
  });
}

/** Creates without an id, updates with one. The list is reloaded after a failure, too. */
export function useSaveService() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id?: Service['id'] | undefined; body: ServiceInput }) =>
      id === undefined
        ? call(SERVICES, serviceSchema, { method: 'POST', body })
        : call(`${SERVICES}/${id}`, serviceSchema, { method: 'PUT', body }),
    onSettled: () => cache.invalidateQueries({ queryKey: [SERVICES] }),
  });
}
