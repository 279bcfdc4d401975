import type { AssistantScope, AssistantToolName } from '@polaris/contracts';
import * as z from 'zod/mini';
import type { AssistantCaller } from '../assistant-callers.read-model';

/** What assistants are told of a tool's effects; none of them reaches beyond this installation. */
export interface ToolHints {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
}

export const READS: ToolHints = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
};

/** An object with plain fields, so that every assistant can fill it in. */
type Fields = z.ZodMiniObject;

/** The answer, and the records that it is about, such as `customer 12`, for the list of calls. */
export interface ToolAnswer<Out> {
  answer: Out;
  records: string[];
}

interface ToolDescription<In extends Fields, Out extends Fields> {
  name: AssistantToolName;
  title: string;
  /** All that an assistant knows of it. */
  description: string;
  scope: AssistantScope;
  hints: ToolHints;
  input: In;
  output: Out;
  run: (input: z.output<In>, caller: AssistantCaller) => Promise<ToolAnswer<z.input<Out>>>;
}

/** A tool whose input was not checked yet. */
export type Tool = ToolDescription<Fields, Fields>;

/** A tool cannot be made without a scope, hints and contracts. */
export const defineTool = <In extends Fields, Out extends Fields>(
  tool: ToolDescription<In, Out>,
): Tool => tool;

const MAX_ID = 2_147_483_647;

/** The parts of inputs. */
export const recordId = (what: string) =>
  z.int().check(z.gte(1), z.lte(MAX_ID), z.describe(`The id of a ${what}.`));
export const word = (max: number, what: string) =>
  z.string().check(z.maxLength(max), z.describe(what));
export const cursorField = z.optional(
  word(200, 'The next_cursor of the last answer, to go on where it ended.'),
);
