import { Injectable, Logger } from '@nestjs/common';
import type { PasskeyAssertion, PasskeyRequest } from '@polaris/contracts';
import { Database } from '../../../../platform/database/database';
import { conflict } from '../../../../platform/problem/problem';
import type { UserEntity } from '../../../users/user.entity';
import { TwoFactorChangesService } from '../two-factor-changes.service';
import { CHALLENGE_SECONDS, PasskeyChallengesService } from './passkey-challenges.service';
import { type PasskeyRow, PasskeysRepository } from './passkeys.repository';
import { PasskeysService, toDescriptor, userHandle } from './passkeys.service';

type Account = Pick<UserEntity, 'id' | 'email'>;

const EXPIRED = 'This took too long, or was used before. Please use your passkey again.';
const UNKNOWN = 'Your account does not have this passkey. Use another one, or enter a code.';
const WRONG = 'This passkey does not work here. Use another one, or enter a code.';
const COPIED =
  'This passkey was refused, as it may have been copied. Enter a code, then remove it in your profile.';

/** Verifies a passkey instead of a code. */
@Injectable()
export class PasskeyUseService {
  private readonly logger = new Logger('Passkeys');

  constructor(
    private readonly database: Database,
    private readonly accounts: PasskeysService,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallengesService,
    private readonly changes: TwoFactorChangesService,
  ) {}

  /** Whether the account can use a passkey instead of a code. */
  async isOffered(userId: string): Promise<boolean> {
    if (!this.accounts.relyingParty) return false;
    return (await this.passkeys.list(userId)).length > 0;
  }

  /** The options for the browser. Throws 409 if the account has no passkey. */
  async request({ id: userId }: Account, sessionId: string): Promise<PasskeyRequest> {
    const existing = await this.passkeys.list(userId);
    if (!this.accounts.relyingParty || existing.length === 0)
      throw conflict('This account has no passkey.');
    return {
      challenge: await this.challenges.issue(userId, sessionId),
      rpId: this.accounts.relyingParty.id,
      timeout: CHALLENGE_SECONDS * 1000,
      userVerification: 'preferred',
      allowCredentials: existing.map(toDescriptor),
    };
  }

  /** Why the assertion was rejected; undefined if it is valid. Uses up its challenge. */
  async refusal(
    user: Account,
    sessionId: string,
    assertion: PasskeyAssertion,
  ): Promise<string | undefined> {
    const { clientDataJSON, userHandle: handle } = assertion.response;
    const challenge = await this.challenges.consume(clientDataJSON, user.id, sessionId);
    if (challenge === undefined) return EXPIRED;
    const passkey = await this.passkeys.find(user.id, assertion.id);
    if (!passkey || (handle !== undefined && handle !== userHandle(user.id))) return UNKNOWN;
    const used = await this.verify(assertion, challenge, passkey);
    if (!used) return WRONG;
    if (isCounterReplayed(passkey.counter, used.newCounter)) {
      await this.reportCopy(user, passkey, used.newCounter);
      return COPIED;
    }
    const isNoted = await this.passkeys.noteUse(passkey, used.newCounter, used.credentialBackedUp);
    return isNoted ? undefined : UNKNOWN;
  }

  /** The library checks what Web Authentication, Level 3, section 7.2, requires. We check the counter ourselves. */
  private async verify(assertion: PasskeyAssertion, challenge: string, passkey: PasskeyRow) {
    const { relyingParty } = this.accounts;
    if (!relyingParty || isFramed(assertion)) return undefined;
    // Loaded on demand: it includes certificate parsers.
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { credentialId: id, publicKey } = passkey;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...toResponse(assertion), clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: false,
      // With the real counter, it would check that before the signature, so a forged assertion could report a copy.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    return verified ? authenticationInfo : undefined;
  }

  private async reportCopy(user: Account, passkey: PasskeyRow, counter: number): Promise<void> {
    const { id, counter: before, name } = passkey;
    this.logger.warn(`Passkey ${id} was refused: its counter went from ${before} to ${counter}.`);
    await this.database.transaction(() => this.changes.report(user, 'passkey refused', name));
  }
}

/** The passkey was copied, or its authenticator counts wrong (Level 3, section 6.1.1). */
const isCounterReplayed = (before: number, now: number): boolean =>
  (before > 0 || now > 0) && now <= before;

/** Other sites cannot embed ours, so a passkey used inside a frame is rejected (section 7.2). */
function isFramed({ response: { clientDataJSON } }: PasskeyAssertion): boolean {
  const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as object;
  return 'crossOrigin' in data && data.crossOrigin === true;
}

const toResponse = ({
  response: { userHandle: handle, ...response },
  ...rest
}: PasskeyAssertion) => ({
  ...rest,
  response: { ...response, ...(handle !== undefined && { userHandle: handle }) },
});
