import { Signer } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings';
import { setActor } from '../../../platform/logging/request-context';
import type { PolarisRequest } from '../../../platform/http/policy';
import { sessionCookie } from './cookies';
import { isKeptAlive } from './keep-alive.service';
import { SignedInReadModel } from './signed-in.read-model';

/** Identifies the user of a request by the cookie of their login session. */
@Injectable()
export class IdentifyService {
  private readonly signer: Signer;
  private readonly cookie: string;

  constructor(
    { secrets, https }: Settings,
    private readonly signedIn: SignedInReadModel,
  ) {
    this.signer = new Signer(secrets);
    this.cookie = sessionCookie(https);
  }

  /** Sets the request's user, if any. A visit also restarts the session's idle time. */
  async identify(request: PolarisRequest, isVisit: boolean): Promise<void> {
    const cookie = request.cookies[this.cookie];
    if (!cookie) return;
    const { value, renew } = this.signer.unsign(cookie);
    const found = value === null ? undefined : await this.signedIn.find(value);
    // Leaves the cookie: a late response that clears it could end a newer session.
    if (!found) return;
    request.currentUser = found.user;
    request.sessionId = value!;
    setActor(found.user.id);
    if (isVisit && (renew || !isKeptAlive(found.idleMs))) request.idleSessionId = value!;
  }
}
