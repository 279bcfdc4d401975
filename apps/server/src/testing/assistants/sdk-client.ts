import {
  Client as McpClient,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import type { AssistantScope } from '@polaris/contracts';
import { type AssistantDesk, CALLBACK, RESOURCE } from './assistant-desk';

/** The two kinds of assistants: of 2026, and of 2025. */
export const REVISIONS = { '2026-07-28': { pin: '2026-07-28' }, '2025-11-25': 'legacy' } as const;
export type Revision = keyof typeof REVISIONS;

/** An assistant as the official library makes it; it finds its way by the server's answers alone. */
class SdkAssistant implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadataUrl: string;
  readonly clientMetadata = { client_name: 'Test', redirect_uris: [CALLBACK] };
  asked: URL | undefined;
  private saved: Awaited<ReturnType<OAuthClientProvider['tokens']>>;
  private client: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
  private verifier = '';
  private discovered: OAuthDiscoveryState | undefined;

  constructor(desk: AssistantDesk) {
    this.clientMetadataUrl = desk.clientId;
  }

  tokens = () => this.saved;
  saveTokens = (tokens: NonNullable<typeof this.saved>) => void (this.saved = tokens);
  clientInformation = () => this.client;
  saveClientInformation = (client: NonNullable<typeof this.client>) => void (this.client = client);
  saveCodeVerifier = (verifier: string) => void (this.verifier = verifier);
  codeVerifier = () => this.verifier;
  saveDiscoveryState = (state: OAuthDiscoveryState) => void (this.discovered = state);
  discoveryState = () => this.discovered;
  redirectToAuthorization = (url: URL) => void (this.asked = url);
}

/** Connects the way a user would: with nothing but the address, and the owner's consent. */
export async function connectSdk(
  desk: AssistantDesk,
  revision: Revision,
  scopes?: AssistantScope[],
): Promise<{ client: McpClient; assistant: SdkAssistant }> {
  const assistant = new SdkAssistant(desk);
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(RESOURCE), {
      authProvider: assistant,
      fetch: desk.fetch,
    });
  const makeClient = () =>
    new McpClient(
      { name: 'test', version: '1' },
      { versionNegotiation: { mode: REVISIONS[revision] } },
    );
  const first = transport();
  await makeClient()
    .connect(first)
    .catch((error: unknown) => {
      if (!(error instanceof UnauthorizedError)) throw error;
    });
  const query = assistant.asked!.search.slice(1);
  const { body } = await desk.allow({ query, verifier: '' }, scopes);
  await first.finishAuth(new URL(body.url).searchParams);
  const client = makeClient();
  await client.connect(transport());
  return { client, assistant };
}
