import { randomNonce, randomState } from 'openid-client';
import { Strategy, type AuthenticateOptions } from 'openid-client/passport';

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
    return params;
  }
}
