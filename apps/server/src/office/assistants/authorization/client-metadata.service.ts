import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@polaris/contracts';
import * as z from 'zod/mini';
import { PublicNetwork } from '../../../platform/http/outgoing/public-network';
import { HostError, requestPublic } from '../../../platform/http/outgoing/public-request';
import { ProblemError } from '../../../platform/problem/problem';
import { AssistantSettingsService } from '../assistant-settings.service';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 5 * 1024;
/** Short enough that an assistant that moves can be connected again soon. */
const CACHED_MS = HOUR_MS;
const MAX_CACHED = 20;

const documentSchema = z.object({
  client_id: z.string(),
  redirect_uris: z.array(z.string().check(z.maxLength(2000))).check(z.minLength(1)),
  token_endpoint_auth_method: z.optional(z.string()),
  // ChatGPT prefers to sign its requests, and lists here that it need not.
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
});

/** What an assistant publishes about itself. */
export interface ClientMetadata {
  host: string;
  redirectUris: readonly string[];
}

/** Reads the metadata documents of assistants: only from listed hosts, and only at public addresses. */
@Injectable()
export class ClientMetadataService {
  private readonly cache = new Map<string, { until: number; metadata: ClientMetadata }>();

  constructor(
    private readonly network: PublicNetwork,
    private readonly settings: AssistantSettingsService,
  ) {}

  /** Throws 400 with a sentence for the owner. */
  async read(clientId: string): Promise<ClientMetadata> {
    const url = addressOf(clientId);
    // Before the cache, so that a host that was taken off the list counts no more.
    if (!(await this.settings.hosts()).includes(url.hostname))
      throw refused(
        `${url.hostname} is not on your list of hosts. If you trust it, add it under Settings, Assistants.`,
      );
    const known = this.cache.get(clientId);
    if (known && known.until > performance.now()) return known.metadata;
    const metadata = check(await this.download(url), clientId, url.hostname);
    this.keep(clientId, metadata);
    return metadata;
  }

  private keep(clientId: string, metadata: ClientMetadata): void {
    this.cache.delete(clientId);
    this.cache.set(clientId, { until: performance.now() + CACHED_MS, metadata });
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED) this.cache.delete(oldest!);
  }

  private async download(url: URL): Promise<string> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
    try {
      const response = await requestPublic(url, { network: this.network, headers, signal });
      return await textOf(response, url.hostname);
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      throw refused(failureOf(error, url.hostname));
    }
  }
}

/** Exactly as the client writes it, so that no two addresses mean one client. */
function addressOf(clientId: string): URL {
  const url = URL.parse(clientId);
  const isPlain = url?.href === clientId && !url.hash && !url.username && !url.password;
  if (url?.protocol === 'https:' && isPlain && url.pathname !== '/') return url;
  throw refused(
    'This assistant does not say where it describes itself, so it cannot be connected.',
  );
}

async function textOf(response: IncomingMessage, host: string): Promise<string> {
  const { statusCode, headers } = response;
  if (
    statusCode !== 200 ||
    !/^application\/([\w.-]+\+)?json(;|$)/i.test(headers['content-type'] ?? '')
  ) {
    response.destroy();
    throw refused(`${host} does not answer with a description of its assistant.`);
  }
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > MAX_BYTES) throw refused(`The description at ${host} is larger than 5 kB.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function check(text: string, clientId: string, host: string): ClientMetadata {
  const found = documentSchema.safeParse(parsed(text));
  if (!found.success || found.data.client_id !== clientId)
    throw refused(`The description at ${host} is not that of this assistant.`);
  const { token_endpoint_auth_method: method = 'none', ...metadata } = found.data;
  const methods = [method, ...(metadata.token_endpoint_auth_methods_supported ?? [])];
  if (!methods.includes('none'))
    throw refused(`The assistant of ${host} signs its requests, which Polaris cannot check.`);
  return { host, redirectUris: metadata.redirect_uris };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(error: unknown, host: string): string {
  if (!(error instanceof HostError)) return `${host} does not answer. Try again in a minute.`;
  return error.reason === 'private'
    ? `${host} is in a private network, so it is not read.`
    : `The host ${host} was not found.`;
}

const refused = (sentence: string) => new ProblemError(400, sentence);
