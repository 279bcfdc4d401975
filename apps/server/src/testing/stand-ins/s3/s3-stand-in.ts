import { createHash } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type S3Key, signatureError } from './s3-signature';

/** How it behaves: correctly, or with a fault. */
export type S3Mood =
  | 'works'
  /** 403 to every write. */
  | 'refuses to write'
  /** 503 to every request. */
  | 'is overloaded'
  /** Never responds. */
  | 'is silent'
  /** Accepts a file without storing it. */
  | 'loses files'
  /** Returns a different file than requested. */
  | 'answers another'
  /** Ends in the middle of a file. */
  | 'cuts files off'
  /** Starts a list and never ends it. */
  | 'stops in lists';

/** Gives lists several pages. */
const PAGE = 3;

/**
 * A bucket with the S3 protocol, path style, as strict as the real one about signatures, lengths and pages:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export class S3StandIn {
  mood: S3Mood = 'works';
  /** The keys of files with wrong responses. */
  wrongFor = /./;
  /** How far its clock is ahead of the real time. */
  aheadMs = 0;
  readonly key: S3Key = {
    accessKeyId: 'POLARISKEY',
    secretAccessKey: 'a/secret+with=signs',
    region: 'eu-central-1',
  };
  readonly files = new Map<string, Buffer>();
  /** Write times that differ from the actual ones. */
  readonly times = new Map<string, Date>();
  /** Each request, as `PUT site/name`. */
  readonly requests: string[] = [];
  private readonly server: Server = createServer(
    (request, response) => void this.answer(request, response),
  );

  static async start(): Promise<S3StandIn> {
    const standIn = new S3StandIn();
    await new Promise<void>((done) => standIn.server.listen(0, '127.0.0.1', () => done()));
    return standIn;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** For BACKUP_S3_URL. */
  url(path = '/polaris-backups/site', key: Partial<S3Key> = {}): string {
    const { accessKeyId, secretAccessKey, region } = { ...this.key, ...key };
    const { port } = this.server.address() as AddressInfo;
    const secret = encodeURIComponent(secretAccessKey);
    return `http://${accessKeyId}:${secret}@127.0.0.1:${port}${path}?region=${region}`;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test');
    const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    this.requests.push(`${request.method} ${key}`);
    if (this.mood === 'is silent') return;
    if (this.mood === 'is overloaded') return fail(response, 503, 'SlowDown');
    const refusal = signatureError(request, this.key, Date.now() + this.aheadMs);
    if (refusal)
      return fail(response, refusal === 'AuthorizationHeaderMalformed' ? 400 : 403, refusal);
    if (bucket !== 'polaris-backups') return fail(response, 404, 'NoSuchBucket');
    if (key === '' && request.method === 'GET') return this.list(response, searchParams);
    if (request.method === 'PUT') return this.put(request, response, key);
    if (request.method === 'GET') return this.get(response, key);
    if (request.method !== 'DELETE') return fail(response, 405, 'MethodNotAllowed');
    this.files.delete(key);
    response.writeHead(204).end();
  }

  /** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
  private list(response: ServerResponse, query: URLSearchParams): void {
    if (query.get('list-type') !== '2') return fail(response, 501, 'NotImplemented');
    const after = query.get('continuation-token') ?? '';
    const found = this.find(query.get('prefix') ?? '', query.get('delimiter') ?? '');
    const left = found.filter(({ key }) => key > after);
    const page = left.slice(0, PAGE);
    const isTruncated = left.length > PAGE;
    if (this.mood === 'stops in lists') return void response.writeHead(200).write('<?xml');
    response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
          `<IsTruncated>${isTruncated}</IsTruncated>` +
          page.map(({ xml }) => xml).join('') +
          (isTruncated
            ? `<NextContinuationToken>${escape(page.at(-1)!.key)}</NextContinuationToken>`
            : '') +
          '</ListBucketResult>',
      );
  }

  /** Keys in order; those with a delimiter after the prefix are rolled up into one common prefix. */
  private find(prefix: string, delimiter: string): { key: string; xml: string }[] {
    const found = new Map<string, string>();
    for (const key of [...this.files.keys()].toSorted()) {
      if (!key.startsWith(prefix)) continue;
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
      const common = key.slice(0, end + delimiter.length);
      if (end === -1) found.set(key, this.contentsOf(key));
      else found.set(common, `<CommonPrefixes><Prefix>${escape(common)}</Prefix></CommonPrefixes>`);
    }
    return [...found].map(([key, xml]) => ({ key, xml }));
  }

  private contentsOf(key: string): string {
    const at = (this.times.get(key) ?? new Date()).toISOString();
    const size = this.files.get(key)!.length;
    return `<Contents><Key>${escape(key)}</Key><LastModified>${at}</LastModified><Size>${size}</Size></Contents>`;
  }

  /** https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html */
  private async put(request: IncomingMessage, response: ServerResponse, key: string) {
    if (request.headers['content-length'] === undefined)
      return fail(response, 411, 'MissingContentLength');
    if (this.mood === 'refuses to write') return fail(response, 403, 'AccessDenied');
    const content = await buffer(request);
    const hash = request.headers['x-amz-content-sha256'];
    const isComplete =
      hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(content).digest('hex');
    if (!isComplete) return fail(response, 400, 'XAmzContentSHA256Mismatch');
    if (this.mood !== 'loses files') this.files.set(key, content);
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    response.writeHead(200, { ETag: etag }).end();
  }

  private get(response: ServerResponse, key: string): void {
    const isWrong = this.wrongFor.test(key);
    const content =
      isWrong && this.mood === 'answers another'
        ? [...this.files].find(([other]) => other !== key)?.[1]
        : this.files.get(key);
    if (!content) return fail(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'Content-Length': content.length });
    if (isWrong && this.mood === 'cuts files off')
      response.write(content.subarray(0, content.length / 2), () => response.destroy());
    else response.end(content);
  }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
function fail(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml', Connection: 'close' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
}
