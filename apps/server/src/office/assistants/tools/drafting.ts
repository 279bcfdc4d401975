import type { AssistantToolName } from '@polaris/contracts';
import * as z from 'zod/mini';
import { ProblemError } from '../../../platform/problem/problem';
import type { AssistantDraftsService } from '../drafts/assistant-drafts.service';
import type { DraftProposal } from '../drafts/draft-proposal';
import { ADDS, changeFields, changeOutput } from './changing';
import { type Tool, defineTool, word } from './tool';

const WAITS =
  ' Nothing leaves before the owner approves it, who sees it as its recipient would, and can change it.';

/** The input of a draft: that of a change, with its own fields. */
type DraftInput = z.ZodMiniObject<typeof changeFields>;

interface DraftToolDescription<In extends DraftInput> {
  name: AssistantToolName;
  title: string;
  description: string;
  input: In;
  prepare: (asked: z.output<In>) => Promise<DraftProposal>;
}

/** A tool whose result waits for the owner. */
export const defineDraftTool = <In extends DraftInput>(
  drafts: () => AssistantDraftsService,
  { name, title, description, input, prepare }: DraftToolDescription<In>,
): Tool =>
  defineTool({
    ...{ name, title, input, description: description + WAITS },
    ...{ scope: 'draft', hints: ADDS, output: changeOutput },
    run: (asked, caller) =>
      drafts().propose({ caller, tool: name, input: asked }, () => prepare(asked)),
  });

/** A line of an offer or an invoice. */
export const lineFields = z.object({
  text: word(500, 'What it is.').check(z.minLength(1)),
  quantity: z.number().check(z.describe('How many; more than 0, at most two decimals.')),
  unit_price: z.number().check(z.describe('Dollars for one.')),
});

/** Exactly one of two ids. */
export function assertOne(
  ids: Record<string, number | undefined>,
): asserts ids is Record<string, number> {
  const names = Object.keys(ids);
  if (names.filter((name) => ids[name] !== undefined).length !== 1)
    throw new ProblemError(400, `Send either ${names.join(' or ')}.`);
}
