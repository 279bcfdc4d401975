import {
  type Configuration,
  allowInsecureRequests,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomState,
} from 'openid-client';
import { Strategy, type AuthenticateOptions } from 'openid-client/passport';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../../../platform/config/environment';

/** Asks the provider for its description; fails when it cannot be reached. */
export async function discoverProvider(environment: Environment): Promise<Configuration> {
  const { OIDC_ISSUER_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = environment;
  const issuer = new URL(OIDC_ISSUER_URL!);
  const config = await discovery(issuer, OIDC_CLIENT_ID!, OIDC_CLIENT_SECRET, undefined, {
    // Only a provider on this very machine may go without TLS: see the environment's rules.
    execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
    timeout: 10,
  });
  // The ID token's signature too, whatever way the token has come.
  enableNonRepudiationChecks(config);
  return config;
}

/** What the strategy remembers of a sign-in that has started. */
const SESSION_KEY = 'openid';

const sessionOf = (request: unknown) => (request as FastifyRequest).session;

declare module 'fastify' {
  interface Session {
    [SESSION_KEY]?: { max_age?: number };
  }
}

/**
 * State and nonce on every request, beside the PKCE that the strategy always adds. Of its own address
 * the query alone is read: the host may be anything that a request names.
 */
export class CheckedStrategy extends Strategy {
  override currentUrl(request: Parameters<Strategy['currentUrl']>[0]): URL {
    return new URL(request.url, 'http://localhost');
  }

  override authorizationRequestParams<T extends AuthenticateOptions>(
    request: Parameters<Strategy['authorizationRequestParams']>[0],
    options: T,
  ): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(request, options));
    params.set('state', randomState());
    params.set('nonce', randomNonce());
    if (sessionOf(request).get('againSince') !== undefined) params.set('max_age', '0');
    return params;
  }

  /** The provider must have asked since the sign-in started, however long its person took over it. */
  override authenticate<T extends AuthenticateOptions>(
    request: Parameters<Strategy['authenticate']>[0],
    options: T,
  ): void {
    const session = sessionOf(request);
    const state = session.get(SESSION_KEY);
    const since = session.get('againSince');
    if (state?.max_age !== undefined && since !== undefined)
      state.max_age = Math.ceil((Date.now() - since) / 1000);
    super.authenticate(request, options);
  }
}
