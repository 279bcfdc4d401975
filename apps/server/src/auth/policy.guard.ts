import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { UsersService } from '../users/users.service';
import { setActor } from '../platform/database/actor';
import { POLICY, type PolarisRequest, type Policy, UNATTENDED } from '../platform/http/policy';
import { ProblemError } from '../platform/http/problem';
import { keepAlive, signedInUserId } from './login-session';

/** Default-deny: rights are read from the database with each request, so taking them away works at once. */
@Injectable()
export class PolicyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly users: UsersService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.getAllAndOverride<Policy | undefined>(POLICY, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<PolarisRequest>();
    await this.identify(request);
    const isVisit = !this.reflector.get<boolean | undefined>(UNATTENDED, context.getHandler());
    if (request.currentUser && isVisit) keepAlive(request);
    if (policy === 'anyone') return true;
    if (!request.currentUser) throw new ProblemError(401, 'Please sign in.');
    if (policy === 'signed-in') return true;
    if (policy === 'owner' && request.currentUser.isAdmin) return true;
    throw new ProblemError(403, 'This is for the owner alone.');
  }

  private async identify(request: PolarisRequest): Promise<void> {
    const id = signedInUserId(request);
    if (!id) return;
    const user = await this.users.findActive(id);
    if (!user) return;
    request.currentUser = user;
    setActor(user.id);
  }
}
