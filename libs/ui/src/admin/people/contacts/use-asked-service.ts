import { type ContactSubmission, type Service, serviceAskedFor } from '@polaris/contracts';
import { useServices } from '../../../api/sales/services.ts';

/** The service that a submission from the site names; undefined for none. */
export function useAskedService(contact: ContactSubmission | null): Service | undefined {
  const message = contact?.message ?? '';
  const { data } = useServices(/^.* service\b/.test(message));
  return serviceAskedFor(message, data?.items ?? []);
}
