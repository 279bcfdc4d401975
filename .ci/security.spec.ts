import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';

const root = `${import.meta.dirname}/..`;
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** The levels of each section's requirements, in order: 1.2.5 has level 1, 1.2.6 has level 2. */
const levels = {
  '1.1': '22',
  '1.2': '111112222',
  '1.3': '11222222222',
  '1.4': '222',
  '1.5': '12',
  '2.1': '122',
  '2.2': '112',
  '2.3': '1222',
  '2.4': '2',
  '3.2': '11',
  '3.3': '1222',
  '3.4': '112222',
  '3.5': '11122',
  '3.7': '22',
  '4.1': '122',
  '4.2': '2',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112',
  '5.3': '11',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '1122',
  '6.4': '1122',
  '6.5': '22222',
  '6.6': '222',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '22',
  '7.6': '22',
  '8.1': '12',
  '8.2': '112',
  '8.3': '1',
  '8.4': '2',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '22',
  '10.3': '2222',
  '10.4': '11111222222',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '22',
  '11.2': '222',
  '11.3': '112',
  '11.4': '1222',
  '11.5': '2',
  '11.6': '2',
  '12.1': '122',
  '12.2': '11',
  '12.3': '2222',
  '13.1': '2',
  '13.2': '22222',
  '13.3': '22',
  '13.4': '12222',
  '14.1': '22',
  '14.2': '1222',
  '14.3': '122',
  '15.1': '122',
  '15.2': '122',
  '15.3': '1222222',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '222',
  '17.1': '2',
  '17.2': '2222',
  '17.3': '22',
};
const required = Object.entries(levels).flatMap(([section, digits]) =>
  [...digits].map((level, index) => `${section}.${index + 1} of level ${level}`),
);

/** A rule is a text that must be in a file; it ensures a requirement that no test covers. */
interface Row {
  number: string;
  level: string;
  requirement: string;
  state: string;
  file: string;
  text: string;
  note: string;
}

const page = read('docs/security.md');
const states = ['held', 'not applicable', 'not held'] as const;
const rows = parse<Row>(read('docs/security-requirements.csv'), { columns: true });
const idsOf = (state: string, level?: string) =>
  rows
    .filter((row) => row.state === state && (!level || row.level === level))
    .map(({ number }) => number);

/** Requirements that tests cover, from the end of their titles. */
const specs = globSync(['apps/**/*.spec.{ts,tsx}', 'libs/**/*.spec.{ts,tsx}', '.ci/**/*.spec.ts'], {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|build)$/.test(name),
});
const tested = new Set(
  specs.flatMap((path) =>
    [...read(path).matchAll(/\(ASVS\s([^)]*)\)['"`],/g)].flatMap(([, ids]) => ids!.split(', ')),
  ),
);

describe('the security page', () => {
  it('lists each requirement of ASVS 5.0 level 1 and 2 in docs/security-requirements.csv once', () => {
    expect(required).toHaveLength(253);
    expect(rows.map(({ number, level }) => `${number} of level ${level}`)).toEqual(required);
    expect(rows.filter(({ state }) => !states.includes(state as 'held'))).toEqual([]);
  });

  it('names a test or a rule for each held security requirement', () => {
    const bare = rows.filter(
      ({ number, state, file }) => state === 'held' && !tested.has(number) && !file,
    );
    expect(bare).toEqual([]);
  });

  it('rejects a test title with a requirement that is not held', () => {
    const held = idsOf('held');
    expect([...tested].filter((id) => !held.includes(id))).toEqual([]);
  });

  it('names only rules that exist', () => {
    const wrong = rows.filter(({ file, text }) => {
      const isRule = file && !/\.spec\.tsx?$/.test(file) && existsSync(`${root}/${file}`);
      return (file || text) && (!isRule || !text || !read(file).includes(text));
    });
    expect(wrong).toEqual([]);
  });

  it('gives a reason for each requirement that is not held', () => {
    const bare = rows.filter(({ state, note }) => state !== 'held' && !/\w{3}/.test(note));
    expect(bare).toEqual([]);
    const list = page.slice(page.indexOf("## What isn't held"), page.indexOf('## Who may do what'));
    for (const id of idsOf('not held')) expect(list).toContain(`${id} `);
  });

  it('counts the requirements in docs/security.md as its data do', () => {
    const counted = ['1', '2'].map((level) => [
      level,
      ...states.map((state) => idsOf(state, level).length),
    ]);
    const stated = [...page.matchAll(/^\| level (\d)((?: +\| +\d+){3}) +\|$/gm)].map(
      ([, level, cells]) => [level!, ...cells!.match(/\d+/g)!.map(Number)],
    );
    expect(stated).toEqual(counted);
  });

  it('leaves no ASVS requirement of level 1 and at most eight of level 2 not held', () => {
    expect(idsOf('not held', '1')).toEqual([]);
    expect(idsOf('not held', '2').length).toBeLessThanOrEqual(8);
  });
});

const sources = [
  'apps/server/src',
  'apps/desktop/src',
  'apps/web/app',
  'libs/contracts/src',
  'libs/ui/src',
]
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true }).map(
      (name) => `${folder}/${String(name)}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.|\.examples\.|\/testing\//.test(path))
  .map((path) => ({ path, code: read(path) }));
const server = sources.filter(({ path }) => path.startsWith('apps/server/'));
const filesWith = (pattern: RegExp, among = sources) =>
  among.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

describe('the code', () => {
  it('starts programs by path and arguments, never through a shell (ASVS 1.2.5)', () => {
    expect(
      filesWith(/\bshell: true|\{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'/),
    ).toEqual([]);
  });

  it('never runs text as code (ASVS 1.3.2)', () => {
    expect(filesWith(/\beval\(|\bnew Function\(|'node:vm'/)).toEqual([]);
  });

  it('uses only cryptographic random generators (ASVS 6.5.3, 7.2.3, 11.5.1)', () => {
    expect(filesWith(/\bMath\.random\b/)).toEqual([]);
  });

  it('uses only the listed algorithms (ASVS 11.2.1, 11.2.3, 11.3.1, 11.3.2, 11.4.1, 11.4.3)', () => {
    const named =
      /\b(?:createHash|createHmac|hkdfSync|create(?:C|Dec)ipheriv)\(\s*'?([\w-]+)|\bCIPHER = '([^']+)'|name: '(AES[^']*)'|'(RSA-\w+)'/g;
    const used = sources.flatMap(({ code }) =>
      [...code.matchAll(named)].map((found) => found.slice(1).find(Boolean)!),
    );
    expect([...new Set(used)].sort()).toEqual([
      'AES-GCM',
      'CIPHER',
      // For checking SNS signatures: version 1 is the default.
      'RSA-SHA1',
      'RSA-SHA256',
      'aes-256-gcm',
      'chacha20-poly1305',
      'sha256',
    ]);
  });

  it('never disables certificate checks (ASVS 12.3.2)', () => {
    expect(
      filesWith(/rejectUnauthorized|TLS_REJECT_UNAUTHORIZED|setCertificateVerifyProc/),
    ).toEqual([]);
    // The owner may choose no TLS for a mail server in a private network.
    expect(filesWith(/ignoreTLS/)).toEqual(['apps/server/src/platform/mail/mail-server.ts']);
  });

  it('connects only to hosts that the settings name (ASVS 1.3.6, 13.2.4, 15.3.2)', () => {
    // Only createClient and openDataSource connect to PostgreSQL: see .ci/lint/plugin.js.
    const client =
      /\bfetch\(|'node:(https|http2|tls|dgram|dns)(\/promises)?'|\{[^}]*\b(request|connect|createConnection)\b[^}]*\} from 'node:(http|net)'|(import\(|^(import (?!type\b)|\}).*from )'(nodemailer|openid-client|stripe|undici|axios)'/m;
    expect(filesWith(client, server).sort()).toEqual([
      // Operator commands: PUBLIC_URL and the mail server, and their own server on this machine.
      'apps/server/src/commands/doctor/examine-services.ts',
      'apps/server/src/commands/doctor/examine-site.ts',
      'apps/server/src/dry-run.ts',
      'apps/server/src/identity/auth/openid/openid-strategy.ts',
      'apps/server/src/mail/settings/sender-domain.service.ts',
      'apps/server/src/mail/settings/test-mail.service.ts',
      'apps/server/src/mail/webhooks/ses/sns.service.ts',
      'apps/server/src/office/backup/bucket/bucket.ts',
      'apps/server/src/office/health/releases/newest-release.ts',
      // Calendars at addresses that the owner enters and documents of assistants, on public machines only.
      'apps/server/src/platform/http/outgoing/public-network.ts',
      'apps/server/src/platform/http/outgoing/public-request.ts',
      'apps/server/src/records/outbox/mail-transport.ts',
      'apps/server/src/sales/payments/stripe/stripe-client.ts',
    ]);
  });

  it('sends no CORS header that lets another site read a response (ASVS 3.4.2)', () => {
    expect(filesWith(/enableCors|access-control-allow|@fastify\/cors/i, server)).toEqual([]);
  });

  it('listens to no messages of other windows (ASVS 3.5.5)', () => {
    expect(filesWith(/window\.(onmessage|opener)|window\.addEventListener\(\s*'message'/)).toEqual(
      [],
    );
  });

  it('allows pasting in every field (ASVS 6.2.7)', () => {
    expect(filesWith(/\bonPaste\b|addEventListener\(\s*'paste'/)).toEqual([]);
  });
});

describe('the containers', () => {
  const compose = read('docker-compose.yml');
  const caddy = read('.docker/Caddyfile');
  const services = new Map(
    compose
      .slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
      .split(/\n(?= {2}\w+:\n)/)
      .slice(1)
      .map((text) => [text.trim().split(':')[0]!, text]),
  );

  it("serves the site only through the proxy, with the proxy's default TLS (ASVS 12.1.1, 12.1.2, 12.2.1)", () => {
    const published = [...services].filter(([, text]) => /^ {4}ports:/m.test(text));
    expect(published.map(([name]) => name)).toEqual(['proxy']);
    expect(caddy).not.toMatch(/\b(protocols|ciphers|curves|auto_https|tls_insecure_skip_verify)\b/);
  });

  it('rejects calls of the API without TLS instead of redirecting them (ASVS 4.1.2)', () => {
    const plain = caddy.slice(caddy.indexOf('http://{$SITE_ADDRESS'));
    expect(plain).toMatch(/^\thandle \/api\/\* \{\n\t\trespond ".+" 403\n\t\}/m);
  });

  it('gives the server its own database role in the containers (ASVS 13.2.2)', () => {
    expect(services.get('database')).not.toContain('POSTGRES_USER');
    const script = read('.docker/database.sql');
    expect(script).toContain('create role polaris login createdb password');
    expect(script).not.toMatch(/\bsuperuser;|createrole/i);
    expect(script).toContain('alter role postgres password null;');
  });

  it('requires every password of the containers from the operator (ASVS 13.2.3)', () => {
    const given = [
      ...compose.matchAll(/^ +(\w*(?:PASSWORD|SECRET|PASSPHRASE|KEY|TOKEN)\w*):(.*)$/gm),
    ];
    expect(given.length).toBeGreaterThan(5);
    const fixed = given.filter(([, , value]) => !/^( \$\{\w+(:\?[^}]+)?\})?$/.test(value!));
    expect(fixed.map(([line]) => line.trim())).toEqual([]);
  });

  it('sends the log of each container to Docker (ASVS 16.4.3)', () => {
    expect([...services.keys()].sort()).toEqual(['database', 'proxy', 'server']);
    for (const text of services.values()) expect(text).toContain('    <<: *narrow');
    const narrow = compose.slice(compose.indexOf('x-narrow:'), compose.indexOf('\nservices:'));
    expect(narrow).toContain('  logging: *logging\n');
  });

  it('copies only the build into the image, without sources or history (ASVS 13.4.1, 15.2.3)', () => {
    const image = read('Dockerfile')
      .split(/^FROM /m)
      .at(-1)!;
    const copied = [...image.matchAll(/^COPY (.*) \S+$/gm)].map(([, from]) => from!);
    expect(copied.length).toBeGreaterThan(2);
    const built =
      /^--from=packages \/polaris$|^--from=build \/polaris\/(apps\/(server\/dist|web\/build)|sbom\.cdx\.json)$/;
    expect(copied.filter((from) => !built.test(from))).toEqual([]);
    expect(image).toMatch(/^USER node$/m);
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.git', '.env', '.data']) expect(ignored).toContain(name);
  });
});
