import { Injectable } from '@nestjs/common';
import { type AssistantScope, MAX_AUTHORIZATION_QUERY, assistantScopes } from '@polaris/contracts';
import { ProblemError } from '../../../platform/problem/problem';
import { AssistantSettingsService } from '../assistant-settings.service';
import { ClientMetadataService } from './client-metadata.service';
import { isLoopback, isNamed } from './redirect-uri';

/** What an assistant asks for, checked. */
export interface AuthorizationRequest {
  clientId: string;
  host: string;
  redirectUri: string;
  isLocalOnly: boolean;
  /** What is chosen at first. */
  scopes: AssistantScope[];
  challenge: string;
  state: string | null;
}

/** A challenge by SHA-256 is always this long. */
const CHALLENGE = /^[\w-]{43}$/;
const MAX_STATE = 2000;

/** Reads the query of the consent page (OAuth 2.1, RFC 7636, RFC 8707). */
@Injectable()
export class AuthorizationRequestsService {
  constructor(
    private readonly clients: ClientMetadataService,
    private readonly settings: AssistantSettingsService,
  ) {}

  /** Throws 400 with a sentence: only the owner sees it, nothing is sent to an unknown address. */
  async read(query: string): Promise<AuthorizationRequest> {
    const params = paramsOf(query);
    const clientId = params.get('client_id') ?? '';
    const redirectUri = params.get('redirect_uri') ?? '';
    const challenge = params.get('code_challenge') ?? '';
    const state = params.get('state');
    const { host, redirectUris } = await this.clients.read(clientId);
    assert(
      isNamed(redirectUri, redirectUris),
      `The answer would go to an address that ${host} does not name.`,
    );
    assert(params.get('response_type') === 'code', 'It asks for something else than a code.');
    assert(
      params.get('code_challenge_method') === 'S256' && CHALLENGE.test(challenge),
      'It does not prove by SHA-256 that it is the same program all along.',
    );
    assert(
      params.get('resource') === this.settings.address,
      'It asks for the address of another server.',
    );
    assert((state ?? '').length <= MAX_STATE, 'Its state is too long.');
    const scopes = proposed(params.get('scope'));
    const isLocalOnly = redirectUris.every(isLoopback);
    return { clientId, host, redirectUri, isLocalOnly, scopes, challenge, state };
  }
}

/** A parameter that is there twice could be read in two ways. */
function paramsOf(query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  assert(query.length <= MAX_AUTHORIZATION_QUERY, 'It is too long.');
  assert(new Set(params.keys()).size === params.size, 'A parameter is in it twice.');
  return params;
}

/** What others wrote is never proposed. Unknown scopes are left out. */
function proposed(asked: string | null): AssistantScope[] {
  const words = asked?.split(' ') ?? assistantScopes;
  const known = assistantScopes.filter((one) => one !== 'read:messages' && words.includes(one));
  return known.length > 0 ? known : ['read'];
}

function assert(isTrue: boolean, sentence: string): asserts isTrue {
  if (!isTrue)
    throw new ProblemError(400, `This request of an assistant cannot be read. ${sentence}`);
}
