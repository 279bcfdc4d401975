import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Write, keyOf } from './write.ts';
import { writeKinds } from './write-kinds.ts';

/** The sent writes compared with what is stored. */
export interface CountedWrites {
  ok: number;
  failed: number;
  unknown: number;
  /** Acknowledged, but missing. */
  lost: number;
  /** Stored more than once, whatever its outcome. */
  doubled: number;
  /** Rejected, but stored. */
  refusedButStored: number;
  /** Connection lost, but stored: allowed, once. */
  unknownButStored: number;
  /** Every write in an unexpected state. */
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

/** Compares each write with the number of rows that have its marker. */
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

/** The number of rows with each marker, by kind. */
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

/** A job that was running at a kill is retried after a minute. */
const JOB_SECONDS = 180;

/**
 * A newsletter sign-up is acknowledged once its job is stored, and the job creates the subscriber. A sign-up that is
 * still waiting after this time counts as lost.
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
