import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { type AttackedServer, OWNER } from './attacked-server.ts';

export const customer = { email: 'customer@example.com', password: OWNER.password };

/** The cookie of someone who has just signed in, or signed up. */
export async function cookieOf(
  { url }: AttackedServer,
  call: 'login' | 'register',
  person: typeof OWNER,
): Promise<string> {
  const response = await fetch(`${url}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (!response.ok) throw new Error(`${call} answered ${response.status}`);
  const cookies = response.headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

export interface UploadResponse {
  /** 0 when the connection broke without a response. */
  status: number;
  body?: unknown;
}

/** Uploads a file to an import's preview, its length told or not. */
export const upload = (
  { url }: AttackedServer,
  cookie: string,
  file: Buffer,
  sendLength = true,
): Promise<UploadResponse> =>
  new Promise((done) => {
    const sent = request(`${url}/api/admin/import/customers/preview`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'text/csv',
        cookie,
        ...(sendLength ? { 'content-length': file.length } : {}),
      },
    });
    sent.on('response', (response) => {
      const status = response.statusCode ?? 0;
      json(response).then(
        (body) => done({ status, body }),
        () => done({ status }),
      );
    });
    sent.on('error', () => done({ status: 0 }));
    sent.end(file);
  });
