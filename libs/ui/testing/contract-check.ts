import { problemSchema } from '@polaris/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { ContractCall } from './contract-call.ts';
import { contractOf } from './contract-calls.ts';

type Schema = NonNullable<ContractCall['request']>;

export interface Request {
  method: string;
  /** With its query. */
  url: string;
  type: string | undefined;
  /** Its Idempotency-Key. */
  key?: string | undefined;
  body: string;
}

export interface Response {
  status: number;
  json: unknown;
}

/** What is wrong with a request by its contract; nothing when it keeps to it. */
export function requestFaults({ method, url, type, body }: Request): string[] {
  const { pathname, searchParams } = new URL(url, 'http://own.invalid');
  const call = `${method} ${pathname}`;
  const contract = contractOf(call);
  if (!contract) return [`${call} is a call that no contract knows.`];
  const expectedType = contract.requestType ?? (contract.request && 'application/json');
  if (type !== expectedType) return [`${call} was sent as ${type}, not as ${expectedType}.`];
  return [
    ...faults(`${call}: query`, contract.query, Object.fromEntries(searchParams)),
    ...faults(`${call}: body`, contract.request, contract.request && JSON.parse(body)),
  ];
}

/** What is wrong with a response by the call's contract, or by that of every failure. */
export function responseFaults(call: string, { status, json }: Response): string[] {
  const contract = contractOf(call);
  if (!contract) return [`${call} is a call that no contract knows.`];
  if (status >= 400) return faults(`${call}: problem`, problemSchema, json);
  if (!contract.response)
    return json === undefined ? [] : [`${call} has no body, but was given one.`];
  return [
    ...faults(`${call}: response`, contract.response, json),
    ...strayFaults(call, contract.response, json),
  ];
}

function faults(what: string, schema: Schema | undefined, value: unknown): string[] {
  const { success = true, error } = schema?.safeParse(value) ?? {};
  return success ? [] : [`${what} does not match its contract: ${JSON.stringify(error)}`];
}

/** The server sends no field that the contract does not name. */
function strayFaults(call: string, schema: Schema, json: unknown): string[] {
  const { success, data } = schema.safeParse(json);
  const isWhole = !success || isDeepStrictEqual(JSON.parse(JSON.stringify(data)), plain(json));
  return isWhole ? [] : [`${call}: response has fields that its contract does not name.`];
}

const plain = (json: unknown): unknown => JSON.parse(JSON.stringify(json));
