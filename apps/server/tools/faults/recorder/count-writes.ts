import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Write, keyOf } from './write.ts';
import { writeKinds } from './write-kinds.ts';

/** What was sent beside what is stored. */
export interface CountedWrites {
  ok: number;
  failed: number;
  unknown: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** There more than once, whatever its outcome. */
  doubled: number;
  /** Refused, and there all the same. */
  refusedButStored: number;
  /** Cut off, and there: allowed, once. */
  unknownButStored: number;
  /** Each write that is not as it should be. */
  wrong: string[];
}

const noWrites = (): CountedWrites => ({
  ok: 0,
  failed: 0,
  unknown: 0,
  lost: 0,
  doubled: 0,
  refusedButStored: 0,
  unknownButStored: 0,
  wrong: [],
});

type Compared = Pick<Write, 'kind' | 'marker' | 'outcome' | 'status'>;

/** Compares each write with how many rows have its marker. */
export function compareWrites(writes: Compared[], stored: Map<string, number>): CountedWrites {
  const counted = noWrites();
  for (const write of writes) {
    const rows = stored.get(keyOf(write)) ?? 0;
    const isLost = write.outcome === 'ok' && rows === 0;
    const isRefusedButStored = write.outcome === 'failed' && rows > 0;
    counted[write.outcome] += 1;
    if (rows > 1) counted.doubled += 1;
    if (isLost) counted.lost += 1;
    if (isRefusedButStored) counted.refusedButStored += 1;
    if (write.outcome === 'unknown' && rows > 0) counted.unknownButStored += 1;
    if (isLost || isRefusedButStored || rows > 1)
      counted.wrong.push(`${write.kind} ${write.marker}: answered ${write.status}, ${rows} rows`);
  }
  return counted;
}

/** How many rows have each marker, by kind. */
export async function countStored(
  client: Pick<pg.Client, 'query'>,
  writes: Pick<Write, 'kind' | 'marker'>[],
): Promise<Map<string, number>> {
  const stored = new Map<string, number>();
  for (const { name, table, column, where = 'true' } of writeKinds) {
    const markers = writes.filter(({ kind }) => kind === name).map(({ marker }) => marker);
    const { rows } = await client.query<{ marker: string; rows: number }>(
      `select ${column} as marker, count(*)::int as rows from ${table}
       where ${where} and ${column} = any($1) group by 1`,
      [markers],
    );
    for (const row of rows) stored.set(keyOf({ kind: name, marker: row.marker }), row.rows);
  }
  return stored;
}

/** A job that was under way at a kill is taken up again after a minute. */
const JOB_SECONDS = 180;

/**
 * A newsletter sign-up is acknowledged once its job is stored, and the job makes the subscriber. What still
 * waits after this time counts as lost.
 */
export async function untilSignedUp(client: Pick<pg.Client, 'query'>): Promise<void> {
  const end = performance.now() + JOB_SECONDS * 1000;
  for (;;) {
    const { rowCount } = await client.query(
      `select from jobs.job where name = 'newsletter-sign-ups' and state < 'completed' limit 1`,
    );
    if (rowCount === 0 || performance.now() > end) return;
    await sleep(200);
  }
}
