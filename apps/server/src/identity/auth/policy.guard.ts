import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Endpoint } from '@polaris/contracts';
import { readCallBody } from '../../platform/http/bodies/call-body';
import type { CallLimitsService } from '../../platform/http/limits/call-limits.service';
import { ENDPOINT, type PolarisRequest } from '../../platform/http/policy';
import { ProblemError } from '../../platform/problem/problem';
import type { RecentProofService } from './factors/recent-proof.service';
import type { IdentifyService } from './sessions/identify.service';

/** Denies by default. Rights are read from the database on each request, so revoking them works immediately. */
export class PolicyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: IdentifyService,
    private readonly proof: RecentProofService,
    private readonly limits: CallLimitsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const endpoint = this.reflector.get<Endpoint>(ENDPOINT, handler);
    const request = context.switchToHttp().getRequest<PolarisRequest>();
    await this.authorize(request, endpoint);
    // Rejected calls do not count toward limits, and their bodies are not read.
    await this.limits.count(request, endpoint, handler as () => unknown);
    await readCallBody(request, endpoint);
    return true;
  }

  private async authorize(request: PolarisRequest, endpoint: Endpoint): Promise<void> {
    await this.callers.identify(request, !endpoint.unattended);
    if (endpoint.allow === 'anyone') return;
    if (!request.currentUser) throw new ProblemError(401, 'Please sign in.');
    const isAllowed =
      endpoint.allow === 'signed-in' || (endpoint.allow === 'owner' && request.currentUser.isAdmin);
    if (!isAllowed) throw new ProblemError(403, 'This is for the owner alone.');
    if (endpoint.proof)
      await this.proof.assert(endpoint.proof, request.currentUser, request.sessionId!);
  }
}
