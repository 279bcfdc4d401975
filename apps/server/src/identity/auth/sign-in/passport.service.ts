import { Injectable } from '@nestjs/common';
import type { LoginInput } from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { Database } from '../../../platform/database/database';
import { actorId } from '../../../platform/logging/request-context';
import { ProblemError } from '../../../platform/problem/problem';
import { Settings } from '../../../platform/config/settings';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { TwoFactorService } from '../factors/two-factor.service';
import { PasswordSignInService } from './password-sign-in.service';
import type { Caller } from '../caller';
import {
  clearHint,
  clearSessionCookie,
  deviceCookie,
  setDeviceCookie,
  setHint,
} from '../sessions/cookies';
import { isDeviceToken, makeDeviceToken } from '../sessions/device-cookie';
import { NewDeviceService } from '../sessions/new-device.service';
import { SessionOnDemand } from '../sessions/session-on-demand';

/** Passport is written for Express, but its strategies only read what Fastify requests also have. */
type RequestHandler = (
  request: FastifyRequest,
  response: ReturnType<typeof redirecting>,
  next: (error: Error) => void,
) => void;

/** The part of a response that strategies use: redirects. */
function redirecting(reply: FastifyReply, sent: (user: undefined) => void) {
  return {
    set statusCode(status: number) {
      void reply.status(status);
    },
    setHeader: (name: string, value: string) => void reply.header(name, value),
    end: () => {
      void reply.send();
      sent(undefined);
    },
  };
}

/** Runs the sign-in strategies, and starts and ends the browser's session. */
@Injectable()
export class PassportService {
  private readonly passport = new passport.Passport();

  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordSignInService,
    private readonly factors: TwoFactorService,
    private readonly sessions: SessionOnDemand,
    private readonly security: SecurityLogService,
    private readonly newDevices: NewDeviceService,
    private readonly settings: Settings,
  ) {
    this.use('local', this.localStrategy());
  }

  use(name: string, strategy: passport.Strategy): void {
    this.passport.use(name, strategy);
  }

  /** Runs a strategy. Returns its result, or undefined if it has sent a redirect. */
  authenticate<Found = UserEntity>(
    strategy: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Found | undefined> {
    return new Promise((resolve, reject) => {
      const done: passport.AuthenticateCallback = (error, user) => {
        if (error) return reject(error as Error);
        if (user) return resolve(user as Found);
        reject(new ProblemError(401, 'Signing in did not work. Please try again.'));
      };
      const run = this.passport.authenticate(strategy, done) as RequestHandler;
      run(request, redirecting(reply, resolve), reject);
    });
  }

  /** Starts a session, and mails the user if the device is new. */
  async signIn(user: UserEntity, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { deviceToken } = this.caller(request);
    await this.startSession(user, request, reply);
    if (!isDeviceToken(deviceToken, user, this.settings.secrets))
      this.newDevices.tell(user, request.headers['user-agent']);
  }

  /** Starts a new session for the user and ends the browser's earlier one. */
  async startSession(
    user: UserEntity,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.open(request, reply);
    await request.session.regenerate();
    request.session.set('passport', user.id);
    const now = (await this.database.now()).getTime();
    request.session.set('epoch', user.accessEpoch);
    request.session.set('signedInAt', now);
    request.session.set('seenAt', now);
    // Every kind of sign-in has already checked the code.
    if (await this.factors.isOn(user.id)) request.session.set('factorAt', now);
    request.session.set('userAgent', (request.headers['user-agent'] ?? '').slice(0, 400));
    // Not a sign-in if this user was signed in already.
    if (actorId() !== user.id) await this.security.record('signed_in', user.id);
    const { https, secrets } = this.settings;
    setHint(reply, https);
    setDeviceCookie(reply, https, makeDeviceToken(user, secrets[0]));
  }

  async endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.sessions.open(request, reply);
    await request.session.destroy();
    clearSessionCookie(reply, this.settings.https);
    clearHint(reply, this.settings.https);
    // Keeps storage and cookies, which contain the theme and the device cookie.
    void reply.header('clear-site-data', '"cache"');
  }

  caller(request: FastifyRequest): Caller {
    return {
      address: request.ip,
      deviceToken: request.cookies[deviceCookie(this.settings.https)],
      sessionId: request.session?.sessionId,
    };
  }

  private localStrategy(): LocalStrategy {
    return new LocalStrategy(
      { usernameField: 'email', passReqToCallback: true },
      (request: unknown, email: string, password: string, done) => {
        const { body } = request as { body: LoginInput };
        const input = { ...body, email, password };
        this.passwords.signIn(input, this.caller(request as FastifyRequest)).then(
          (user) => done(null, user),
          (error: unknown) => done(error),
        );
      },
    );
  }
}
