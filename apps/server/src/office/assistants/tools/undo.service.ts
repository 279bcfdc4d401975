import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { AssistantUndoService } from '../changes/assistant-undo.service';
import { OVERWRITES } from './changing';
import { defineTool } from './tool';

/** Takes back what this connection changed. */
@Injectable()
export class UndoToolService {
  constructor(private readonly undo: AssistantUndoService) {}

  readonly tool = defineTool({
    name: 'undo',
    title: 'Undo a change',
    description:
      'Take one of your own changes of the last 24 hours back. What somebody changed since stays, and the answer names it.',
    scope: 'write',
    hints: OVERWRITES,
    input: z.object({
      change_id: z.uuid().check(z.describe('The change_id that the tool answered.')),
    }),
    output: z.object({
      undone: z.int().check(z.describe('How many fields and records went back.')),
      stays: z.array(z.string()).check(z.describe('What stays, and why.')),
    }),
    run: async ({ change_id: changeId }, caller) => {
      const { undone, stays } = await this.undo.runOwn(caller, changeId);
      // Former values could be what others wrote, so they are only counted.
      return { answer: { undone: undone.length, stays }, records: [] };
    },
  });
}
