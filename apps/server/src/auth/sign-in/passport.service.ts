import { Injectable } from '@nestjs/common';
import type { LoginInput } from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { ProblemError } from '../../platform/problem/problem';
import { Settings } from '../../platform/config/settings';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { AccountsService } from './accounts.service';
import type { Caller } from '../caller';
import {
  clearHint,
  clearSessionCookie,
  deviceCookie,
  setDeviceCookie,
  setHint,
} from '../sessions/cookies';
import { makeDeviceMark } from '../sessions/device-cookie';
import { SessionOnDemand } from '../sessions/session-on-demand';

/** Passport is made for Express; its strategies read only what Fastify's request has, too. */
type RequestHandler = (
  request: FastifyRequest,
  response: ReturnType<typeof redirecting>,
  next: (error: Error) => void,
) => void;

/** What a strategy writes to a response: a redirect. */
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

/** The ways to sign in, and what signing in and out does to the browser's session. */
@Injectable()
export class PassportService {
  private readonly passport = new passport.Passport();

  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly sessions: SessionOnDemand,
    private readonly settings: Settings,
  ) {
    this.use('local', this.localStrategy());
  }

  use(name: string, strategy: passport.Strategy): void {
    this.passport.use(name, strategy);
  }

  /** Runs a strategy; answers the user, or undefined when the strategy has sent a redirect. */
  authenticate(
    strategy: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<UserEntity | undefined> {
    return new Promise((resolve, reject) => {
      const done: passport.AuthenticateCallback = (error, user) => {
        if (error) return reject(error as Error);
        if (user) return resolve(user as UserEntity);
        reject(new ProblemError(401, 'Signing in did not work. Please try again.'));
      };
      const run = this.passport.authenticate(strategy, done) as RequestHandler;
      run(request, redirecting(reply, resolve), reject);
    });
  }

  /** Gives the browser a new session of this user; an older one does not live on. */
  async startSession(
    user: UserEntity,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.open(request, reply);
    await request.session.regenerate();
    request.session.set('passport', user.id);
    const now = Date.now();
    request.session.set('epoch', user.accessEpoch);
    request.session.set('signedInAt', now);
    request.session.set('seenAt', now);
    request.session.set('userAgent', (request.headers['user-agent'] ?? '').slice(0, 400));
    setHint(reply, this.settings.https);
    await this.markDevice(user, reply);
  }

  /** For another ninety days from here, and for the password of now. */
  private async markDevice({ email }: UserEntity, reply: FastifyReply): Promise<void> {
    const account = await this.users.findForSignIn(email);
    if (!account?.passwordHash) return;
    const { https, sessionSecret } = this.settings;
    setDeviceCookie(reply, https, makeDeviceMark(account, sessionSecret));
  }

  async endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.sessions.open(request, reply);
    await request.session.destroy();
    clearSessionCookie(reply, this.settings.https);
    clearHint(reply, this.settings.https);
    // Not its storage or cookies, which hold the theme and the mark of the device.
    void reply.header('clear-site-data', '"cache"');
  }

  caller(request: FastifyRequest): Caller {
    return {
      address: request.ip,
      deviceMark: request.cookies[deviceCookie(this.settings.https)],
    };
  }

  private localStrategy(): LocalStrategy {
    return new LocalStrategy(
      { usernameField: 'email', passReqToCallback: true },
      (request: unknown, email: string, password: string, done) => {
        const input: LoginInput = { email, password };
        this.accounts.signIn(input, this.caller(request as FastifyRequest)).then(
          (user) => done(null, user),
          (error: unknown) => done(error),
        );
      },
    );
  }
}
