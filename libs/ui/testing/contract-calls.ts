import { globSync } from 'node:fs';
import type { ContractCall, ContractCalls } from './contract-call.ts';

/** Each noun lists the calls that its screens make, in a file of the folder `calls`. */
const modules = await Promise.all(
  globSync('calls/*.ts', { cwd: import.meta.dirname })
    .sort()
    .map((file) => import(`./${file}`) as Promise<{ calls: ContractCalls }>),
);

const pattern = (call: string) => new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`);

/** Paths without parameters first: `recent` is not an id. */
const patterns = modules
  .flatMap(({ calls }) => Object.entries(calls))
  .sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')))
  .map(([call, contract]) => ({ pattern: pattern(call), contract }));

/** The contract of a call such as "GET /api/customers/7"; undefined for one that no contract knows. */
export const contractOf = (call: string): ContractCall | undefined =>
  patterns.find((entry) => entry.pattern.test(call))?.contract;
