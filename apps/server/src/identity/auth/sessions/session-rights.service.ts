import { Injectable } from '@nestjs/common';
import { SignedInReadModel } from './signed-in.read-model';

/** Checks the rights of a login session again, for work that outlasts its request. */
@Injectable()
export class SessionRightsService {
  constructor(private readonly signedIn: SignedInReadModel) {}

  /** Does not extend the session. */
  async isOwners(sessionId: string): Promise<boolean> {
    const found = await this.signedIn.find(sessionId);
    return found?.user.isAdmin === true;
  }
}
