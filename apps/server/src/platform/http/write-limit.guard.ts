import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type LimitName, LimitsService } from './limits.service';
import { POLICY, type PolarisRequest, type Policy } from './policy';

const WRITE_LIMIT = 'polaris:write-limit';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Counts the writes of this handler by a rule of their own. */
export const WriteLimit = (limit: LimitName) => SetMetadata(WRITE_LIMIT, limit);

/**
 * What customers write is counted by account, whatever becomes of it. The owner has no limit; calls
 * that are open to anyone have limits of their own, and signing out never waits.
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
    const limit = this.reflector.get<LimitName | undefined>(WRITE_LIMIT, handler);
    await this.limits.count(limit ?? 'customer-write', currentUser.id);
    return true;
  }
}
