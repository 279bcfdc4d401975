import { Signer } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings';
import { setActor } from '../../../platform/logging/request-context';
import type { PolarisRequest } from '../../../platform/http/policy';
import { sessionCookie } from './cookies';
import { isKeptAlive } from './keep-alive.service';
import { SignedInReadModel } from './signed-in.read-model';

/** Finds out who makes a request, by the cookie of its login session. */
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

  /** Sets the request's user, if there is one; a visit keeps the session from ending when idle. */
  async identify(request: PolarisRequest, isVisit: boolean): Promise<void> {
    const cookie = request.cookies[this.cookie];
    if (!cookie) return;
    const { value, renew } = this.signer.unsign(cookie);
    const found = value === null ? undefined : await this.signedIn.find(value);
    // The cookie stays: an answer that took it away could arrive after a new sign-in, and end that.
    if (!found) return;
    request.currentUser = found.user;
    request.sessionId = value!;
    setActor(found.user.id);
    if (isVisit && (renew || !isKeptAlive(found.idleMs))) request.idleSessionId = value!;
  }
}
