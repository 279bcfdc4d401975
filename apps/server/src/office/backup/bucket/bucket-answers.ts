/** Reads a few elements from S3 responses. */

const valuesOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text]) =>
    unescape(text!),
  );

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescape = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi, (_, decimal, hex, name) =>
    name
      ? ENTITIES[(name as string).toLowerCase()]!
      : String.fromCodePoint(Number(decimal ?? `0x${hex as string}`)),
  );

/** The keys on a page of a list, with the time each was written. */
export const filesOf = (xml: string): { key: string; at: Date }[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, file]) => {
    const [key, at] = [valuesOf(file!, 'Key')[0], valuesOf(file!, 'LastModified')[0]];
    return key === undefined ? [] : [{ key, at: new Date(at ?? Number.NaN) }];
  });

/** The token of the next page; undefined on the last page. */
export function nextPageOf(xml: string): string | undefined {
  if (valuesOf(xml, 'IsTruncated')[0] !== 'true') return undefined;
  return valuesOf(xml, 'NextContinuationToken')[0];
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const MEANINGS: Record<string, string> = {
  AccessDenied: 'the key is not allowed to do this',
  AllAccessDisabled: 'the account is closed',
  AuthorizationHeaderMalformed: 'the region is another one',
  EntityTooLarge: 'the file is too large for it',
  InvalidAccessKeyId: 'the access key is not known there',
  NoSuchBucket: 'there is no such bucket',
  NoSuchKey: 'the file is not there',
  PermanentRedirect: 'the bucket is at another address',
  QuotaExceeded: 'there is no space left',
  RequestTimeTooSkewed: "this server's clock is wrong",
  SignatureDoesNotMatch: 'the secret does not fit the access key',
  SlowDown: 'it is asked too often',
};

/** The reason of a rejection, as text for known codes. */
export function problemOf(status: number, xml: string): string {
  const [code] = valuesOf(xml, 'Code');
  if (code === undefined) return `it answered ${status}.`;
  return `${MEANINGS[code] ?? `it answered ${status}`} (${code}).`;
}
