import { Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@polaris/contracts';
import { type LimitRule, LimitsService, addressKey } from './limits.service';
import type { PolarisRequest } from '../policy';

const WRITE_LIMIT = 'polaris:write-limit';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The default limit for writes of one account. */
const DEFAULT: LimitRule = { name: 'customer-write', points: 60, duration: 600 };

/** The limit for reads of one account on this server: far more than its pages make. */
export const clientReadLimit: LimitRule = { name: 'customer-read', points: 600, duration: 600 };

/**
 * The limit for visitors' writes from one network address, counted on arrival, including rejected ones. Calls have
 * their own rules for successful writes.
 */
export const visitorWriteLimit: LimitRule = { name: 'visitor-write', points: 300, duration: 600 };

/** Replaces the default limit for a handler's writes. */
export const WriteLimit = (limit: LimitRule) => SetMetadata(WRITE_LIMIT, limit);

/**
 * The calls of an account and the writes of a visitor are counted before their body is read, whether they succeed or
 * not. The owner has no limit, and signing out is never limited.
 */
@Injectable()
export class CallLimitsService {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: LimitsService,
  ) {}

  /** Throws 429 if the limit is exceeded. */
  async count(request: PolarisRequest, endpoint: Endpoint, handler: () => unknown): Promise<void> {
    const { method, currentUser, ip } = request;
    if (currentUser?.isAdmin || endpoint.webhook) return;
    const isRead = READS.has(method);
    if (!currentUser && !isRead) await this.limits.count(visitorWriteLimit, addressKey(ip));
    if (!currentUser || endpoint.allow !== 'signed-in') return;
    if (isRead) return this.limits.countInMemory(clientReadLimit, currentUser.id);
    const limit = this.reflector.get<LimitRule | undefined>(WRITE_LIMIT, handler);
    await this.limits.count(limit ?? DEFAULT, currentUser.id);
  }
}
