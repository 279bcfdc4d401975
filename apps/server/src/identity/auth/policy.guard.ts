import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@polaris/contracts';
import { ENDPOINT } from '../../platform/http/handle';
import type { PolarisRequest } from '../../platform/http/policy';
import { ProblemError } from '../../platform/problem/problem';
import { RecentProofService } from './factors/recent-proof.service';
import { IdentifyService } from './sessions/identify.service';

/** Default-deny: rights are read from the database with each request, so taking them away works at once. */
@Injectable()
export class PolicyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: IdentifyService,
    private readonly proof: RecentProofService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = this.reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler());
    const policy = endpoint?.allow;
    const http = context.switchToHttp();
    const request = http.getRequest<PolarisRequest>();
    await this.callers.identify(request, !endpoint?.unattended);
    if (policy === 'anyone') return true;
    if (!request.currentUser) throw new ProblemError(401, 'Please sign in.');
    if (policy !== 'signed-in' && !(policy === 'owner' && request.currentUser.isAdmin))
      throw new ProblemError(403, 'This is for the owner alone.');
    if (endpoint?.proof)
      await this.proof.assert(endpoint.proof, request.currentUser, request.sessionId!);
    return true;
  }
}
