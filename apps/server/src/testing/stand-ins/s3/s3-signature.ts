import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Key {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/;
const MAX_SKEW_MS = 15 * 60_000;

/**
 * The code of S3's error; undefined when the request is signed correctly:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signatureError(
  request: IncomingMessage,
  key: S3Key,
  now: number,
): string | undefined {
  const { headers, method = '', url = '' } = request;
  const [whole, id, day, region, signed, signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (whole === undefined) return 'AccessDenied';
  if (id !== key.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== key.region) return 'AuthorizationHeaderMalformed';
  const date = String(headers['x-amz-date']);
  const payload = headers['x-amz-content-sha256'];
  // Each of these has to be signed.
  const names = signed!.split(';');
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (needed.some((name) => !names.includes(name)) || typeof payload !== 'string')
    return 'AccessDenied';
  if (names.join() !== names.toSorted().join()) return 'SignatureDoesNotMatch';
  if (!isRecent(date, day!, now)) return 'RequestTimeTooSkewed';
  const { pathname, searchParams } = new URL(url, 'http://s3.test');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    method,
    decodeURIComponent(pathname).split('/').map(encode).join('/'),
    query,
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signingKey = [region, 's3', 'aws4_request'].reduce(
    hmac,
    hmac(`AWS4${key.secretAccessKey}`, day!),
  );
  const expected = hmac(signingKey, text);
  return timingSafeEqual(expected, Buffer.from(signature!, 'hex'))
    ? undefined
    : 'SignatureDoesNotMatch';
}

function isRecent(date: string, day: string, now: number): boolean {
  const [whole, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  if (whole === undefined || !date.startsWith(day)) return false;
  const [year, month, dayOfMonth, hour, minute, second] = parts.map(Number);
  const at = Date.UTC(year!, month! - 1, dayOfMonth, hour, minute, second);
  return Math.abs(now - at) <= MAX_SKEW_MS;
}
