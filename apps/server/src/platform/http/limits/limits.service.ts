import { WEEK_MS } from '@polaris/contracts';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import type { Pool, QueryConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { sql } from '../../database/sql';
import { Settings } from '../../config/settings';
import { DATABASE_TIMEOUTS } from '../../database/data-source';
import { ExpiredRowsService } from '../../jobs/expired-rows.service';
import { driverPoolOf } from '../../database/pool';
import { ProblemError } from '../../problem/problem';

/** How often something may happen within some seconds. The name is part of the stored key. */
export interface LimitRule {
  name: string;
  points: number;
  duration: number;
}

/** A share of a query's time limit: the counted request also needs the database, and must fail in time. */
const TIMEOUT_FRACTION = 1 / 3;

/** Counts in PostgreSQL, so that servers count together; in memory while the database is away, or for `countInMemory`. */
@Injectable()
export class LimitsService {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private readonly here = new Map<string, RateLimiterMemory>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({
      table: sql`rate_limits`,
      // The library dates rows by this server's clock. A row with an end this far away was counted while the
      // clock was ahead, and would block until that day.
      expired: () => sql`expire < ${Date.now()} or expire > ${Date.now() + WEEK_MS}`,
    });
  }

  /** Counts once; throws 429 with Retry-After if the limit is exceeded. */
  async count(rule: LimitRule, key: string): Promise<void> {
    await this.limiterOf(rule).consume(key).catch(refuse);
  }

  /** Counts in the memory of this server: for calls that are frequent and cheap. */
  async countInMemory(rule: LimitRule, key: string): Promise<void> {
    const limiter = this.here.get(rule.name) ?? new RateLimiterMemory(libraryRule(rule));
    this.here.set(rule.name, limiter);
    await limiter.consume(key).catch(refuse);
  }

  /** Takes one count back, for an action that turned out not to count. */
  async uncount(rule: LimitRule, key: string): Promise<void> {
    await this.limiterOf(rule).reward(key);
  }

  private limiterOf(rule: LimitRule): RateLimiterPostgres {
    const known = this.limiters.get(rule.name);
    if (known) return known;
    const { queryMs } = this.settings.databaseTimeouts ?? DATABASE_TIMEOUTS;
    const limiter = makeLimiter(rule, driverPoolOf(this.dataSource), queryMs * TIMEOUT_FRACTION);
    this.limiters.set(rule.name, limiter);
    return limiter;
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof RateLimiterRes)) throw error;
  const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  throw new ProblemError(429, 'Too many attempts. Please try again later.', undefined, seconds);
}

const libraryRule = ({ name, points, duration }: LimitRule) => ({
  keyPrefix: name,
  points,
  duration,
});

function makeLimiter(limit: LimitRule, pool: Pool, patienceMs: number): RateLimiterPostgres {
  const rule = libraryRule(limit);
  const impatient = {
    query: (count: QueryConfig) =>
      pool.query({ ...count, query_timeout: patienceMs } as QueryConfig),
  };
  return new RateLimiterPostgres({
    ...rule,
    storeClient: impatient,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // ExpiredRowsService removes them.
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(rule),
  });
}

/** The key for counting by address: IPv6 gives every household a /64, so that counts as one. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = (parsed as ipaddr.IPv6).parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(':')}::/64`;
}
