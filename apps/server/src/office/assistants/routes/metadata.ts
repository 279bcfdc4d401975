import { assistantScopes } from '@polaris/contracts';
import { AUTHORIZE_PATH, MCP_PATH, REVOKE_PATH, TOKEN_PATH } from './paths';

/** Tells an assistant where to ask for access (RFC 9728). */
export const resourceMetadata = (publicUrl: string) => ({
  resource: publicUrl + MCP_PATH,
  authorization_servers: [publicUrl],
  scopes_supported: assistantScopes,
  bearer_methods_supported: ['header'],
  resource_name: 'Polaris',
});

/** Tells an assistant how to ask (RFC 8414). Claude needs `none` among the methods to use its document. */
export const serverMetadata = (publicUrl: string) => ({
  issuer: publicUrl,
  authorization_endpoint: publicUrl + AUTHORIZE_PATH,
  token_endpoint: publicUrl + TOKEN_PATH,
  revocation_endpoint: publicUrl + REVOKE_PATH,
  scopes_supported: assistantScopes,
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
});
