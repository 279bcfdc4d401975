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

/** Login sessions: their cookie, and their rows in the database. */
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
 * The session library, for requests that change their login session. All others only ask who is
 * signed in, which is one query: loading a session to compare and save it would cost them more.
 */
@Injectable()
export class SessionOnDemand {
  private load: Hook | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly sessions: LoginSessionsRepository,
  ) {}

  /** What was opened is saved as the answer goes out. */
  register(fastify: FastifyInstance): void {
    const hooks = new Map<string, unknown>();
    // The library adds its hooks to every request; they are taken from it instead.
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

  /** Makes `request.session` the caller's session, or a new one where there is none. */
  async open(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.session) await promisify(this.load!)(request, reply);
  }
}
