import session from '@fastify/session';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { Settings } from '../../../platform/config/settings';
import { sessionCookie } from './cookies';
import { IDLE_LIFETIME } from './login-session';
import { LoginSessionStore } from './login-session-store';
import { LoginSessionsRepository } from './login-sessions.repository';

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;
type SendHook = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error?: Error | null, payload?: unknown) => void,
) => void;

/** The options for the cookie and store of login sessions. */
const sessionOptions = (settings: Settings, store: LoginSessionStore) => ({
  secret: settings.secrets,
  store: store as never,
  cookieName: sessionCookie(settings.https),
  saveUninitialized: false,
  rolling: false,
  cookie: {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: settings.https,
    maxAge: IDLE_LIFETIME,
  },
});

/**
 * The session library, only for requests that change their login session. Other requests only need the user, which
 * takes one query instead of loading, comparing and saving the session.
 */
@Injectable()
export class SessionOnDemand {
  private load: Hook | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly sessions: LoginSessionsRepository,
  ) {}

  /** Saves opened sessions when the response is sent. */
  register(fastify: FastifyInstance): void {
    const hooks = new Map<string, unknown>();
    // The library adds hooks for every request; they are captured here and called on demand.
    const taking = Object.create(fastify, {
      addHook: { value: (name: string, hook: unknown) => void hooks.set(name, hook) },
    }) as FastifyInstance;
    const store = new LoginSessionStore(this.sessions);
    session(taking, sessionOptions(this.settings, store), (error) => {
      if (error) throw error;
    });
    this.load = hooks.get('onRequest') as Hook;
    const save = hooks.get('onSend') as SendHook;
    fastify.addHook('onSend', (request, reply, payload, done) =>
      request.session ? save(request, reply, payload, done) : done(),
    );
  }

  /** Sets `request.session` to the caller's session, or a new one. */
  async open(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.session) await promisify(this.load!)(request, reply);
  }
}
