import type { CustomerMerge, MergeChoice, MergePreview } from '@polaris/contracts';
import type { TestCaller, TestResponse } from '../caller';

type Choices = Record<string, MergeChoice>;

/** The comparison of two customers; throws if they cannot be compared. */
export async function compare(
  owner: TestCaller,
  keptId: number,
  mergedId: number,
): Promise<MergePreview> {
  const path = `/api/admin/merge-preview?keptId=${keptId}&mergedId=${mergedId}`;
  const { status, body, text } = await owner.get(path);
  if (status !== 200) throw new Error(`Comparing answered ${status}: ${text}`);
  return body;
}

/** Merges two customers in their current state. */
export async function tryMerge(
  owner: TestCaller,
  keptId: number,
  mergedId: number,
  choices: Choices = {},
): Promise<TestResponse> {
  const { state } = await compare(owner, keptId, mergedId);
  const chosen = Object.entries(choices).map(([key, choice]) => ({ key, choice }));
  return owner.post(`/api/customers/${keptId}/merge`, { mergedId, state, choices: chosen });
}

/** Like this, but throws unless they are merged. */
export async function merge(
  owner: TestCaller,
  keptId: number,
  mergedId: number,
  choices?: Choices,
): Promise<CustomerMerge> {
  const { status, body, text } = await tryMerge(owner, keptId, mergedId, choices);
  if (status !== 201) throw new Error(`Merging answered ${status}: ${text}`);
  return body;
}

export const undoMerge = (owner: TestCaller, id: number) =>
  owner.post(`/api/admin/customer-merges/${id}/undo`);
