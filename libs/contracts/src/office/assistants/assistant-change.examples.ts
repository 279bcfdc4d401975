import { example } from '../../api/example.ts';
import {
  assistantChangeSchema,
  assistantUndoInputSchema,
  assistantUndoPreviewSchema,
  assistantUndoSchema,
} from './assistant-change.ts';

const CHANGE_ID = '3f0e9a52-6a1c-4c0e-9d1f-0d7c5a1b2e34';
const UNDO = {
  sets: 2,
  undone: ['The task "Call Harbor Trust" goes to the trash.'],
  stays: ['Status of Harbor Trust was changed by you at 2:10 PM and stays.'],
};
const digest = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export const assistantChangeExamples = [
  example(assistantChangeSchema, {
    id: CHANGE_ID,
    tool: 'add_task',
    title: 'Call Harbor Trust',
    reason: 'You asked me to remind you on Friday.',
    afterStrangersText: false,
    at: '2026-04-07T09:30:00.000Z',
    undoneAt: null,
    undoneBy: null,
  }),
  example(assistantUndoInputSchema, { changeId: CHANGE_ID, digest }),
  example(assistantUndoPreviewSchema, { ...UNDO, digest }),
  example(assistantUndoSchema, UNDO),
];
