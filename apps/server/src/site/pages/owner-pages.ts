import { type FirstData, hasHint, userSchema } from '@polaris/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { visitorOf } from '../../platform/http/honeypot';
import type { RenderedPage } from './page';
import type { LoadSite, Renderer } from './renderer';

/** In milliseconds. After that, a page is rendered without what is still missing. */
const WAIT_MS = 1500;
const USER = '/api/auth/user';
/** Headers of a list response besides its entries. */
const listHeaders = ['link', 'x-total-count', 'x-total-count-capped'];

/** Headers that identify the caller and connection, for rights, limits and secure cookies. */
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
  load: LoadSite;
  renderer: Renderer;
}

/**
 * Renders admin screens for the owner with the data they load first, as listed in the screen table. The data is read
 * through the API in this process with the request's cookies, so anyone else gets the public page.
 */
export class OwnerPages {
  constructor(private readonly options: OwnerPagesOptions) {}

  /** Whether a possibly signed-in user asks for an admin screen. Only the API call tells if it is the owner. */
  readonly maybeOwner = ({ method, url = '', headers }: IncomingMessage): boolean =>
    method === 'GET' && /^\/admin(?:[/?]|$)/.test(url) && hasHint(headers.cookie ?? '');

  /** Undefined if the caller is not the owner, or the API does not tell in time. */
  async render(request: FastifyRequest): Promise<RenderedPage | undefined> {
    const { api, load, renderer } = this.options;
    const reads = new OwnerPrefetch(api, request);
    await reads.read(USER);
    if (!userSchema.safeParse(reads.data[USER]?.body).data?.isAdmin) return undefined;
    const { firstReads } = await load();
    const wanted = firstReads?.(new URL(request.url, 'http://own.invalid')) ?? [];
    await Promise.all(wanted.filter((path) => path !== USER).map((path) => reads.read(path)));
    const { url } = request;
    const visitor = visitorOf(request);
    const asked = { method: 'GET', url, contentType: undefined, body: undefined, visitor };
    const page = await renderer.render(asked, reads.data);
    return { ...page, cookies: reads.cookies };
  }
}

/** Reads the data of one page. Whatever fails or takes too long is loaded by the screen later. */
class OwnerPrefetch {
  readonly data: FirstData = {};
  /** Cookies set by these calls, such as the one that extends a session. */
  readonly cookies: string[] = [];
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

  async read(url: string): Promise<void> {
    const answer = await inTime(this.ask(url), this.end);
    if (answer?.statusCode !== 200) return;
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) this.cookies.push(cookie);
    const headers = listHeaders.flatMap((name) =>
      answer.headers[name] === undefined ? [] : [[name, String(answer.headers[name])] as const],
    );
    this.data[url] = { headers: Object.fromEntries<string>(headers), body: answer.json<unknown>() };
  }

  private ask(url: string) {
    const headers = { ...this.headers, accept: 'application/json, application/problem+json' };
    const remoteAddress = this.request.raw.socket.remoteAddress ?? '';
    return this.api.inject({ method: 'GET', url, headers, remoteAddress });
  }
}

/** Undefined if the promise fails or has not resolved by `end`. */
async function inTime<T>(reading: Promise<T>, end: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), end - Date.now());
  });
  return Promise.race([reading.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
