/** What a contract's schema offers. */
interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: unknown };
}

export interface ContractCall {
  query?: Schema;
  /** Of a JSON body. */
  request?: Schema;
  /** Media type of a body that is not JSON. */
  requestType?: string;
  /** Of a successful answer; without one the answer has no body. */
  response?: Schema;
}

/** By method and path, for example 'PUT /api/services/:id'. */
export type ContractCalls = Record<string, ContractCall>;
