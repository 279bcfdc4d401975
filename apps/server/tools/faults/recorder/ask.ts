import { type Dispatcher, request } from 'undici';

/** The owner's account on every server of a run. */
export const OWNER = { email: 'owner@example.com', password: 'follow the pole star' };

/** Well above the server's allowed time, so that slow responses can be measured. */
const PATIENCE_MS = 30_000;

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Empty if the response is not JSON. */
  body: Record<string, unknown>;
}

interface Asked {
  origin: string;
  method?: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
  agent?: Dispatcher;
}

const part = (): number => 1 + Math.floor(Math.random() * 250);

/** Sends one request from a new IP address, so that no limit per address applies. */
export async function ask(asked: Asked): Promise<Answer> {
  const { origin, method = 'GET', path, body, headers = {}, agent } = asked;
  const {
    statusCode,
    headers: answered,
    body: content,
  } = await request(origin + path, {
    method,
    headers: {
      'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(agent && { dispatcher: agent }),
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
  });
  const text = await content.text();
  const isJson = String(answered['content-type']).includes('json') && text !== '';
  return {
    status: statusCode,
    headers: answered,
    text,
    body: isJson ? (JSON.parse(text) as Answer['body']) : {},
  };
}

export const cookieFrom = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
