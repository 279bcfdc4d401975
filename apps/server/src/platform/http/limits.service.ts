import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import type { QueryConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/pool';
import { ProblemError } from './problem';

/** What is counted, how often it may happen, in how many seconds. */
const RULES = {
  contact: { points: 20, duration: 600 },
  'sign-in-unmarked': { points: 10, duration: 900 },
  'password-change': { points: 10, duration: 900 },
  'sign-in-account': { points: 20, duration: 900 },
  'sign-in-address': { points: 100, duration: 900 },
  register: { points: 20, duration: 600 },
  'mail-account': { points: 3, duration: 3600 },
  verification: { points: 3, duration: 3600 },
  'mail-address': { points: 20, duration: 3600 },
  token: { points: 30, duration: 600 },
  purchase: { points: 20, duration: 600 },
  'customer-write': { points: 60, duration: 600 },
  'openid-start': { points: 30, duration: 600 },
} as const;
/** The request that is counted needs the database, too, and has to end in time when it is away. */
const PATIENCE_MS = 1000;

export type LimitName = keyof typeof RULES;

/** Counts in PostgreSQL, so that every server counts together; in memory while it is away. */
@Injectable()
export class LimitsService {
  private readonly limiters: Map<LimitName, RateLimiterPostgres>;

  constructor(dataSource: DataSource) {
    const pool = poolOf(dataSource);
    const impatient = {
      query: (count: QueryConfig) =>
        pool.query({ ...count, query_timeout: PATIENCE_MS } as QueryConfig),
    };
    const names = Object.keys(RULES) as LimitName[];
    this.limiters = new Map(
      names.map((name) => {
        const rule = { keyPrefix: name, ...RULES[name] };
        const options = {
          ...rule,
          storeClient: impatient,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          // ExpiredRowsService removes them.
          clearExpiredByTimeout: false,
        };
        return [
          name,
          new RateLimiterPostgres({ ...options, insuranceLimiter: new RateLimiterMemory(rule) }),
        ];
      }),
    );
  }

  /** Counts one; throws 429 with Retry-After when that is one too many. */
  async count(name: LimitName, key: string): Promise<void> {
    try {
      await this.limiters.get(name)?.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new ProblemError(429, 'Too many attempts. Please try again later.', undefined, seconds);
    }
  }

  /** Takes one back, for what turned out not to count. */
  async uncount(name: LimitName, key: string): Promise<void> {
    await this.limiters.get(name)?.reward(key);
  }
}

/** What an address is counted by: IPv6 gives every household a /64, so that is one. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = (parsed as ipaddr.IPv6).parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(':')}::/64`;
}
