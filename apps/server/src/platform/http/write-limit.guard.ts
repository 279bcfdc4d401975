import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type LimitRule, LimitsService } from './limits.service';
import { POLICY, type PolarisRequest, type Policy } from './policy';

const WRITE_LIMIT = 'polaris:write-limit';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Writes of one account that have no rule of their own. */
const DEFAULT: LimitRule = { name: 'customer-write', points: 60, duration: 600 };

/** Counts the writes of this handler by a rule of their own. */
export const WriteLimit = (limit: LimitRule) => SetMetadata(WRITE_LIMIT, limit);

/**
 * The writes of an account are counted, whether they succeed or not. The owner has no limit; calls
 * that are open to anyone have limits of their own, and signing out is never limited.
 */
@Injectable()
export class WriteLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: LimitsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method, currentUser } = context.switchToHttp().getRequest<PolarisRequest>();
    const handler = context.getHandler();
    const policy = this.reflector.get<Policy | undefined>(POLICY, handler);
    if (READS.has(method) || policy !== 'signed-in' || !currentUser || currentUser.isAdmin)
      return true;
    const limit = this.reflector.get<LimitRule | undefined>(WRITE_LIMIT, handler);
    await this.limits.count(limit ?? DEFAULT, currentUser.id);
    return true;
  }
}
