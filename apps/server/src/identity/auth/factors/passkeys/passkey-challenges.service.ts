import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LimitsService } from '../../../../platform/http/limits/limits.service';
import { authLimits } from '../../auth-limits';
import { PasskeyChallengesRepository } from './passkey-challenges.repository';

/** The time that Level 3 (section 15.1) recommends for finding and unlocking an authenticator. */
export const CHALLENGE_SECONDS = 300;
const BYTES = 32;

/** Random challenges for passkeys, each valid once, for one account in one session. */
@Injectable()
export class PasskeyChallengesService {
  constructor(
    private readonly challenges: PasskeyChallengesRepository,
    private readonly limits: LimitsService,
  ) {}

  async issue(userId: string, sessionId: string): Promise<string> {
    await this.limits.count(authLimits.passkeyChallenge, userId);
    const challenge = randomBytes(BYTES).toString('base64url');
    await this.challenges.insert({ challenge, userId, sessionId }, CHALLENGE_SECONDS);
    return challenge;
  }

  /** Uses up and returns the challenge that the browser signed; undefined if it is not valid for this session. */
  async consume(
    clientDataJSON: string,
    userId: string,
    sessionId: string,
  ): Promise<string | undefined> {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === undefined) return undefined;
    return (await this.challenges.consume({ challenge, userId, sessionId }))
      ? challenge
      : undefined;
  }
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as unknown;
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]+$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}
