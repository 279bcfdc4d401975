import { type OwnerVisit, SIGNED_IN_HINT, WINDOW_COOKIE, userSchema } from '@polaris/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Page } from './page';
import type { Renderer } from './renderer';

/** A page does without what has not been read by then, in milliseconds. */
const WAIT_MS = 1500;
/** More than any screen reads before its first look. */
const MOST_READS = 40;
const USER = '/api/auth/user';
/** A stream that does not end. */
const EVENTS = '/api/admin/events';

/** Who asks, and by which way: all that rights, limits and secure cookies depend on. */
const passedOn = [
  'cookie',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

interface OwnerPagesOptions {
  api: FastifyInstance;
  renderer: Renderer;
}

/**
 * Screens of the admin area as the owner gets them: with what they show. It is read by the calls of the
 * API, in this process, with the cookies of the request: who may not read it gets the page of everyone.
 */
export class OwnerPages {
  constructor(private readonly options: OwnerPagesOptions) {}

  /** Someone who may be signed in asks for a screen; whether it is the owner is known by asking. */
  readonly mayBe = ({ method, url = '', headers }: IncomingMessage): boolean =>
    method === 'GET' &&
    /^\/admin(?:[/?]|$)/.test(url) &&
    cookieIn(headers.cookie, SIGNED_IN_HINT) !== undefined;

  /** Undefined for anybody but the owner, and when it is not known in time who asks. */
  async render(request: FastifyRequest): Promise<Page | undefined> {
    const reads = new OwnReads(this.options.api, request);
    const user = await reads.read(USER).catch(() => undefined);
    if (user?.status !== 200 || !userSchema.safeParse(await user.clone().json()).data?.isAdmin)
      return undefined;
    const visit: OwnerVisit = {
      read: (path) => reads.read(path),
      window: cookieIn(request.headers.cookie, WINDOW_COOKIE) ?? '',
    };
    const { url, ip } = request;
    const asked = { method: 'GET', url, contentType: undefined, body: undefined, address: ip };
    const page = await this.options.renderer.render(asked, visit);
    return { ...page, cookies: reads.cookies };
  }
}

/** The reads of one page; each call is made once. */
class OwnReads {
  /** Set by the calls, such as that of a session that goes on. */
  readonly cookies: string[] = [];
  private readonly answers = new Map<string, Promise<Response>>();
  private readonly end = Date.now() + WAIT_MS;
  private readonly headers: Record<string, string>;

  constructor(
    private readonly api: FastifyInstance,
    private readonly request: FastifyRequest,
  ) {
    const { headers } = request.raw;
    this.headers = Object.fromEntries(
      passedOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
    );
  }

  async read(path: string): Promise<Response> {
    if (!path.startsWith('/api/') || path.startsWith(EVENTS)) throw new Error(`No read: ${path}`);
    const known = this.answers.get(path) ?? this.ask(path);
    this.answers.set(path, known);
    return (await known).clone();
  }

  private async ask(url: string): Promise<Response> {
    if (this.answers.size >= MOST_READS) throw new Error('A screen reads too much.');
    const headers = { ...this.headers, accept: 'application/json, application/problem+json' };
    const remoteAddress = this.request.raw.socket.remoteAddress ?? '';
    const answer = await inTime(
      this.api.inject({ method: 'GET', url, headers, remoteAddress }),
      this.end,
    );
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) this.cookies.push(cookie);
    const sent = Object.entries(answer.headers).filter(([name]) => name !== 'set-cookie');
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
    });
  }
}

async function inTime<T>(reading: Promise<T>, end: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The read took too long.')), end - Date.now());
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

const cookieIn = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
