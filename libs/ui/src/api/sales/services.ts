import {
  type Service,
  type ServiceInput,
  type ServiceOrder,
  createService,
  listServices,
  orderServices,
  updateService,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { type Edit, replaceRecord } from '../client/edit-record.ts';
import { pageQueryOf } from '../client/queries.ts';

/** All services; the owner gets inactive ones, too. */
export const useServices = (enabled = true) => useQuery({ ...pageQueryOf(listServices), enabled });

/** Reorders the services. */
export const useOrderServices = () =>
  useServiceMutation((body: ServiceOrder) => call(orderServices, { body }));

export const useCreateService = () =>
  useServiceMutation((body: ServiceInput) => call(createService, { body }));

export function useUpdateService() {
  const cache = useQueryClient();
  return useServiceMutation((edit: Edit<Service, ServiceInput>) =>
    replaceRecord(cache, updateService, edit),
  );
}

/** Reloads the list afterward, also after a failure. */
function useServiceMutation<Variables, Answer>(
  mutationFn: (variables: Variables) => Promise<Answer>,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => cache.invalidateQueries({ queryKey: [listServices.path] }),
  });
}
