import { Passkeys1700000000054 } from '../0054-passkeys';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Passkeys1700000000054,
  rows: `
    insert into passkeys
        ("userId", "credentialId", "publicKey", counter, transports, name, "backedUp", "lastUsedAt")
      values ('maya', 'Y3JlZGVudGlhbA', '\\x0102', 7, '{internal,hybrid}', 'My laptop', true, '2026-03-03');
    insert into passkey_challenges (challenge, "userId", "sessionId", "expiresAt")
      values ('Y2hhbGxlbmdl', 'maya', 'a session', '2026-03-02');
    update users set "twoFactorDeclinedAt" = '2026-03-01' where id = 'maya';
  `,
};
