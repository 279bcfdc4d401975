import { customerMoneySchema, moneySchema } from '@polaris/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

const MONEY = '/api/admin/money';

/** What was earned in a year, the current one by default, and what is owed. */
export function useMoney(year?: number) {
  const path = year === undefined ? MONEY : `${MONEY}?year=${year}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => call(path, moneySchema, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Where the payments and refunds of a year are downloaded. */
export const moneyFilePath = (year: number): string => `/api/admin/export/money?year=${year}`;

/** What a customer has paid and owes. */
export function useCustomerMoney(customerId: number) {
  const path = `/api/admin/customers/${customerId}/money`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => call(path, customerMoneySchema, { signal }),
  });
}
