import { bankDetailsSchema } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

const BANK_DETAILS = '/api/bank-details';

/** Where money is transferred to; read only where something is to be paid. */
export function useBankDetails(isAsked: boolean): string | null {
  const details = useQuery({
    queryKey: [BANK_DETAILS],
    queryFn: ({ signal }) => call(BANK_DETAILS, bankDetailsSchema, { signal }),
    enabled: isAsked,
  });
  return details.data?.bankDetails ?? null;
}
