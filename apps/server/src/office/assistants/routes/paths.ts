/** Every address of the interface for assistants. */
export const MCP_PATH = '/api/mcp';
export const AUTHORIZE_PATH = '/oauth/authorize';
export const TOKEN_PATH = '/oauth/token';
export const REVOKE_PATH = '/oauth/revoke';
export const RESOURCE_METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;
export const SERVER_METADATA_PATH = '/.well-known/oauth-authorization-server';

/** Their callers do not authenticate by a cookie. */
export const withoutCookie = [MCP_PATH, TOKEN_PATH, REVOKE_PATH];

const outsideOfApi = new Set([
  AUTHORIZE_PATH,
  TOKEN_PATH,
  REVOKE_PATH,
  RESOURCE_METADATA_PATH,
  SERVER_METADATA_PATH,
]);

/** Whether the address belongs to the interface and does not start with /api. */
export const isAssistantUrl = (url = '/'): boolean => outsideOfApi.has(url.split('?', 1)[0]!);
