import { createHash, randomBytes } from 'node:crypto';
import { hashToken } from '../../platform/config/hash-token';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { UsersService } from '../../identity/users/users.service';
import { AssistantCallersReadModel } from '../../office/assistants/assistant-callers.read-model';
import { AssistantGrantsRepository } from '../../office/assistants/assistant-grants.repository';
import { AssistantSettingsService } from '../../office/assistants/assistant-settings.service';
import type { TokenKind } from '../../office/assistants/assistant-tokens.repository';
import { TokenGrantsService } from '../../office/assistants/authorization/token-grants.service';
import { ConnectionsService } from '../../office/assistants/connections.service';
import type { Person, TestApp } from '../test-app';

const CLIENT = 'https://claude.test/client';
const CALLBACK = 'https://claude.test/callback';
const HOUR = 3_600_000;

/** Makes a connection of a person with one token; returns a function that reports whether the token still works. */
async function make(
  { app, dataSource }: TestApp,
  { user: { id } }: Person,
  kind: TokenKind,
): Promise<() => Promise<boolean>> {
  const get = <T>(type: new (...parts: never[]) => T) => app.get(type, { strict: false });
  await dataSource.query(sql`update users set "isAdmin" = true where id = $1`, [id]);
  const { address: resource } = get(AssistantSettingsService);
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const account = await get(UsersService).get(id);
  const isPasted = kind === 'pasted';
  const token = await get(Database).transaction(async () => {
    const grantId = await get(AssistantGrantsRepository).insert({
      userId: id,
      kind: isPasted ? 'pasted' : 'browser',
      clientId: isPasted ? null : CLIENT,
      host: isPasted ? null : 'claude.test',
      label: 'Claude',
      scopes: ['read'],
      resource,
      epoch: account.accessEpoch,
      lifetime: HOUR,
    });
    await get(AssistantGrantsRepository).connect(grantId);
    const code = kind === 'code' && { challenge, redirectUri: CALLBACK };
    return get(ConnectionsService).issue({
      grantId,
      kind,
      lifetime: HOUR,
      ...code,
    });
  });
  const exchanged = (fields: Record<string, string>) =>
    get(TokenGrantsService)
      .answer(new URLSearchParams({ client_id: CLIENT, ...fields }))
      .then(Boolean, () => false);
  return async () => {
    switch (kind) {
      case 'code':
        return exchanged({
          grant_type: 'authorization_code',
          code: token,
          code_verifier: verifier,
          redirect_uri: CALLBACK,
        });
      case 'refresh':
        return exchanged({ grant_type: 'refresh_token', refresh_token: token });
      case 'access':
      case 'pasted':
        return Boolean(await get(AssistantCallersReadModel).find(hashToken(token), resource));
    }
  };
}

/** The credentials of assistants, as the test of all credentials makes them. */
export const assistantCredentials = (polaris: () => TestApp) => {
  const of = (kind: TokenKind) => (person: Person) => make(polaris(), person, kind);
  return {
    'assistant code': of('code'),
    'assistant access token': of('access'),
    'assistant refresh token': of('refresh'),
    'assistant token to paste': of('pasted'),
  };
};
