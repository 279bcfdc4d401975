import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { POLICY, type PolarisRequest, type Policy, UNATTENDED } from '../platform/http/policy';
import { ProblemError } from '../platform/http/problem';
import { IdentifyService } from './identify.service';

/** Default-deny: rights are read from the database with each request, so taking them away works at once. */
@Injectable()
export class PolicyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: IdentifyService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.getAllAndOverride<Policy | undefined>(POLICY, [
      context.getHandler(),
      context.getClass(),
    ]);
    const http = context.switchToHttp();
    const request = http.getRequest<PolarisRequest>();
    const isVisit = !this.reflector.get<boolean | undefined>(UNATTENDED, context.getHandler());
    await this.callers.identify(request, isVisit);
    if (policy === 'anyone') return true;
    if (!request.currentUser) throw new ProblemError(401, 'Please sign in.');
    if (policy === 'signed-in') return true;
    if (policy === 'owner' && request.currentUser.isAdmin) return true;
    throw new ProblemError(403, 'This is for the owner alone.');
  }
}
