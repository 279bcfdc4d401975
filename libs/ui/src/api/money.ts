import { exportMoney, getCustomerMoney, getMoney } from '@polaris/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pathOf } from './client/path-of.ts';
import { queryOf } from './client/queries.ts';

/** Income of a year, by default the current one, and amounts due. */
export const useMoney = (year?: number) =>
  useQuery({ ...queryOf(getMoney, { query: { year } }), placeholderData: keepPreviousData });

/** The download address of a year's payments and refunds. */
export const moneyFilePath = (year: number): string => pathOf(exportMoney, { query: { year } });

/** A customer's paid and due amounts. */
export const useCustomerMoney = (id: number) =>
  useQuery(queryOf(getCustomerMoney, { params: { id } }));
