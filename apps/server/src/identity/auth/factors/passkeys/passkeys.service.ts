import { Injectable } from '@nestjs/common';
import {
  MAX_PASSKEYS,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRegistration,
  displayName,
  passkeyTransports,
} from '@polaris/contracts';
import { MailSender } from '../../../../platform/config/mail-sender';
import { Settings } from '../../../../platform/config/settings';
import { Database } from '../../../../platform/database/database';
import { ProblemError, conflict, notFound } from '../../../../platform/problem/problem';
import type { UserEntity } from '../../../users/user.entity';
import { SecondFactorsRepository } from '../second-factors.repository';
import { TwoFactorChangesService } from '../two-factor-changes.service';
import { CHALLENGE_SECONDS, PasskeyChallengesService } from './passkey-challenges.service';
import { type NewPasskey, type PasskeyRow, PasskeysRepository } from './passkeys.repository';
import { type RelyingParty, relyingPartyAt } from './relying-party';

/** The COSE numbers of Ed25519, ES256 and RS256, which authenticators support. */
const ALGORITHMS = [-8, -7, -257];

/** Lists, adds, renames and removes the passkeys of an account. */
@Injectable()
export class PasskeysService {
  /** Undefined if the site cannot use passkeys. */
  readonly relyingParty: RelyingParty | undefined;

  constructor(
    private readonly database: Database,
    private readonly passkeys: PasskeysRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly challenges: PasskeyChallengesService,
    private readonly changes: TwoFactorChangesService,
    private readonly sender: MailSender,
    { publicUrl }: Settings,
  ) {
    this.relyingParty = relyingPartyAt(publicUrl);
  }

  /** Oldest first. */
  async list(userId: string): Promise<Passkey[]> {
    return (await this.passkeys.list(userId)).map(toPasskey);
  }

  /** The options for the browser, which creates no second passkey on an authenticator that has one. */
  async prepare(user: UserEntity, sessionId: string): Promise<PasskeyCreation> {
    const { id } = this.assertPossible();
    await this.assertOn(user.id);
    const existing = await this.passkeys.list(user.id);
    if (existing.length >= MAX_PASSKEYS)
      throw conflict(`You have ${MAX_PASSKEYS} passkeys. Remove one to add another.`);
    return {
      challenge: await this.challenges.issue(user.id, sessionId),
      // Shown in browser dialogs.
      rp: { id, name: await this.sender.brand() },
      user: { id: userHandle(user.id), name: user.email, displayName: displayName(user) },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_SECONDS * 1000,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      excludeCredentials: existing.map(toDescriptor),
    };
  }

  async add(
    user: UserEntity,
    sessionId: string,
    registration: PasskeyRegistration,
    name: string,
  ): Promise<Passkey> {
    await this.assertOn(user.id);
    const { clientDataJSON } = registration.response;
    const challenge = await this.challenges.consume(clientDataJSON, user.id, sessionId);
    if (challenge === undefined)
      throw rejected('This took too long. Please add the passkey again.');
    const made = await this.verify(registration, challenge);
    return this.database.transaction(async () => {
      const row = await this.passkeys.insert(user.id, { ...made, name });
      if (!row) throw conflict('This passkey has been added already.');
      await this.changes.report(user, 'passkey added', row.name);
      return toPasskey(row);
    });
  }

  async rename({ id: userId }: UserEntity, id: number, name: string): Promise<Passkey> {
    const row = await this.passkeys.rename(userId, id, name);
    if (!row) throw notFound('The passkey');
    return toPasskey(row);
  }

  remove(user: UserEntity, id: number): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.passkeys.remove(user.id, id);
      if (!row) throw notFound('The passkey');
      await this.changes.report(user, 'passkey removed', row.name);
    });
  }

  /** The library checks what Web Authentication, Level 3, section 7.1, requires. */
  private async verify(
    registration: PasskeyRegistration,
    expectedChallenge: string,
  ): Promise<Omit<NewPasskey, 'name'>> {
    const { id: expectedRPID, origin: expectedOrigin } = this.assertPossible();
    // Loaded on demand: it includes certificate parsers.
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { transports: _, ...response } = registration.response;
    const { registrationInfo: info } = await verifyRegistrationResponse({
      response: { ...registration, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!info) throw rejected('This passkey cannot be used here. Please try another one.');
    const { id, publicKey, counter } = info.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: knownTransports(registration),
      backedUp: info.credentialBackedUp,
    };
  }

  private assertPossible(): RelyingParty {
    if (!this.relyingParty)
      throw conflict('Passkeys need an address with a domain name and https.');
    return this.relyingParty;
  }

  private async assertOn(userId: string): Promise<void> {
    if (!(await this.factors.find(userId))?.enabledAt)
      throw conflict('Two-factor authentication is off.');
  }
}

/** The random account id, so that the handle says nothing about the person. */
export const userHandle = (userId: string): string => Buffer.from(userId).toString('base64url');

export const toDescriptor = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

const knownTransports = ({ response: { transports = [] } }: PasskeyRegistration) =>
  passkeyTransports.filter((transport) => transports.includes(transport));

const rejected = (detail: string) => new ProblemError(400, detail);

const toPasskey = ({ id, name, backedUp, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  backedUp,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
