import { getBankDetails } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../client/queries.ts';

/** The bank account for transfers; read only if an amount is due. */
export const useBankDetails = (isNeeded: boolean): string | null =>
  useQuery({ ...queryOf(getBankDetails), enabled: isNeeded }).data?.bankDetails ?? null;
