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

/** Loads the provider's metadata; throws if the provider cannot be reached. */
export async function discoverProvider(environment: Environment): Promise<Configuration> {
  const { OIDC_ISSUER_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = environment;
  const issuer = new URL(OIDC_ISSUER_URL!);
  const config = await discovery(issuer, OIDC_CLIENT_ID!, OIDC_CLIENT_SECRET, undefined, {
    // Only a provider on this machine can be used without TLS: see the rules of the environment.
    execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
    timeout: 10,
  });
  // Always verifies the signature of the ID token, however it was received.
  enableNonRepudiationChecks(config);
  return config;
}

/** The session key with the state of a pending sign-in. */
const SESSION_KEY = 'openid';

const sessionOf = (request: unknown) => (request as FastifyRequest).session;

declare module 'fastify' {
  interface Session {
    [SESSION_KEY]?: { max_age?: number };
  }
}

/**
 * Adds `state` and `nonce` to each authorization request; the base class adds PKCE. The host of the callback URL is
 * replaced, since clients control the Host header.
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

  /** Sets `max_age` to the time since the sign-in started: the provider must have asked for the password since. */
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
