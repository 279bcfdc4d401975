import { type Essay, type EssaySummary, essaySchema, essaySummarySchema } from '@polaris/contracts';
import { day, plain, time } from '../../platform/database/list/column';
import { type SqlText, sql } from '../../platform/database/sql';
import { Columns } from '../../platform/database/list/columns';
import type { EssayEntity } from './essay.entity';

/** Sent as JSON, as the driver would send an array as text. */
const topics = {
  ...plain<string[]>('none'),
  inList: (column: SqlText) => sql`to_jsonb(${column})`,
};

const summary = {
  id: plain<number>('none'),
  title: plain<string>('none'),
  slug: plain<string>('none'),
  description: plain<string>('none'),
  topics,
  date: day<string>('none'),
  status: plain<Essay['status']>('none'),
  createdAt: time<Date>('none'),
  updatedAt: time<Date>('none'),
};

export const essaySummaryColumns = new Columns<EssayEntity, EssaySummary>(
  essaySummarySchema,
  summary,
);

export const essayColumns = new Columns<EssayEntity, Essay>(essaySchema, {
  ...summary,
  body: plain('none'),
  version: plain('none'),
});
