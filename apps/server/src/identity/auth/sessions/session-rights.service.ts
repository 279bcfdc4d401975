import { Injectable } from '@nestjs/common';
import { SignedInReadModel } from './signed-in.read-model';

/** Whether a login session still has its rights, for what outlasts the request that started it. */
@Injectable()
export class SessionRightsService {
  constructor(private readonly signedIn: SignedInReadModel) {}

  /** Reading it does not push its idle end out. */
  async isOwners(sessionId: string): Promise<boolean> {
    const found = await this.signedIn.find(sessionId);
    return found?.user.isAdmin === true;
  }
}
