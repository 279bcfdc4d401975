import { getCustomerMoney, getMoney } from '@polaris/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../client/queries.ts';

/** Income of a year, by default the current one, and amounts due. */
export const useMoney = (year?: number) =>
  useQuery({ ...queryOf(getMoney, { query: { year } }), placeholderData: keepPreviousData });

/** A customer's paid and due amounts. */
export const useCustomerMoney = (id: number) =>
  useQuery(queryOf(getCustomerMoney, { params: { id } }));
