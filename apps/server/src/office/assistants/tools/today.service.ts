import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { TodayService } from '../../today/today.service';
import type { AssistantCaller } from '../assistant-callers.read-model';
import { shorten } from './pages';
import {
  type Row,
  activityRow,
  messageRow,
  namesOf,
  purchaseRow,
  rowSchema,
  sessionRow,
  taskRow,
} from './rows';
import { READS, defineTool } from './tool';

/** Of each of five lists: twenty in all. */
const SHOWN = 4;

const rows = z.array(rowSchema);
const sum = z.object({ count: z.int(), owed: z.number() });

/** What the owner's day has. */
@Injectable()
export class TodayToolService {
  constructor(private readonly today: TodayService) {}

  readonly tool = defineTool({
    name: 'today',
    title: "Read today's work",
    description:
      'Read what is due today or overdue: tasks, follow-ups, sessions, new orders and unread messages, the most urgent four ' +
      'of each, with how many there are in all. list_records has the others. Take the date of today from here.',
    scope: 'read',
    hints: READS,
    input: z.object({}),
    output: z.object({
      day: z.string(),
      tasks: rows,
      tasks_total: z.int(),
      follow_ups: rows,
      follow_ups_total: z.int(),
      sessions: rows,
      sessions_total: z.int(),
      new_orders: rows,
      new_orders_total: z.int(),
      unread_messages: rows,
      unread_messages_total: z.int(),
      unread_submissions_total: z.int(),
      drafts_waiting_total: z.int().check(z.describe('Drafts that wait for the owner.')),
      overdue_invoices: sum,
      overdue_payment_plans: sum,
    }),
    run: async (_input, caller) => {
      const { lists, ...rest } = await this.read(caller);
      const answer = { ...rest, ...lists };
      shorten(answer, Object.values(lists));
      return { answer, records: Object.values(lists).flatMap(namesOf) };
    },
  });

  private async read(caller: AssistantCaller) {
    const day = await this.today.get();
    const lists = {
      tasks: first(day.tasks.items.map(taskRow)),
      follow_ups: first(day.followUps.items.map(activityRow)),
      sessions: first(day.sessions.items.map(sessionRow)),
      new_orders: first(day.orders.items.map(purchaseRow)),
      unread_messages: first(day.messages.items.map((message) => messageRow(message, caller))),
    };
    return {
      day: day.day,
      lists,
      tasks_total: day.tasks.total,
      follow_ups_total: day.followUps.total,
      sessions_total: day.sessions.total,
      new_orders_total: day.orders.total,
      unread_messages_total: day.messages.total,
      unread_submissions_total: day.unreadSubmissions,
      drafts_waiting_total: day.waitingDrafts,
      overdue_invoices: day.overdueInvoices,
      overdue_payment_plans: day.overduePlans,
    };
  }
}

const first = (all: Row[]): Row[] => all.slice(0, SHOWN);
