import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CalendarServer, calendarOf } from '../../../testing/calendars/calendar-server';
import { fetchCalendar } from './fetch-calendar';
import { PublicNetwork } from '../../../platform/http/outgoing/public-network';

const server = new CalendarServer();
const network = server.joinTo(new PublicNetwork());
beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  server.requests.length = 0;
  server.lookups.length = 0;
  server.names.clear();
});

const TEXT = calendarOf('DTSTART:20261202T180000Z\nDURATION:PT1H');
const PRIVATE = 'This address is in a private network, so it is not read.';
const failureOf = async (address: string, timeoutMs?: number): Promise<string> => {
  const reading = fetchCalendar(address, network, timeoutMs === undefined ? {} : { timeoutMs });
  const message = await reading.then(
    () => 'It was read.',
    (error: Error) => error.message,
  );
  expect(message).not.toContain(server.url('/').slice(8));
  return message;
};

describe('public network addresses', () => {
  const rules = new PublicNetwork();

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '::ffff:a83f:8110',
    '64:ff9b::a83f:8110',
    '100.100.100.200',
    '192.0.0.192',
    '161.26.0.10',
    '166.9.14.5',
    '199.36.153.8',
    '35.199.192.1',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('rejects %s', (address) => {
    expect(rules.isPublic(address)).toBe(false);
  });

  it.each(['8.8.8.8', '142.250.64.78', '::ffff:8.8.8.8', '2606:4700::1111', '2a00:1450::200e'])(
    'allows %s',
    (address) => {
      expect(rules.isPublic(address)).toBe(true);
    },
  );
});

describe('reading a calendar address', () => {
  it('returns the text and its ETag', async () => {
    const url = server.serve('/plain.ics', (_request, response) =>
      response.writeHead(200, { etag: '"1"' }).end(TEXT),
    );
    expect(await fetchCalendar(url, network)).toEqual({ text: TEXT, etag: '"1"' });
  });

  it('returns no text when the calendar reports that it is unchanged', async () => {
    const url = server.serve('/same.ics', ({ headers }, response) =>
      response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 200).end(),
    );
    expect(await fetchCalendar(url, network, { etag: '"1"' })).toMatchObject({ text: undefined });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('decompresses a text sent as %s', async (encoding, pack) => {
    const url = server.serve(`/${encoding}.ics`, (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(pack(TEXT)),
    );
    expect((await fetchCalendar(url, network)).text).toBe(TEXT);
  });

  it('follows three redirects but not a fourth (ASVS 15.3.2)', async () => {
    server.serve('/0', TEXT);
    for (const step of [1, 2, 3, 4]) server.redirect(`/${step}`, `/${step - 1}`);
    expect((await fetchCalendar(server.url('/3'), network)).text).toBe(TEXT);
    expect(await failureOf(server.url('/4'))).toBe('The calendar redirects too often.');
  });

  it.each([
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433.example/',
  ])('rejects a redirect to %s before it connects (ASVS 1.3.6, 15.3.2)', async (target) => {
    server.names.set('2130706433.example', [{ address: '10.1.2.3', family: 4 }]);
    expect(await failureOf(server.redirect('/away', target))).toBe(PRIVATE);
    expect(server.requests).toEqual(['/away']);
  });

  it('rejects a redirect to an address without https', async () => {
    expect(await failureOf(server.redirect('/http', 'http://calendar.test/'))).toBe(
      'The calendar redirects to an address without https.',
    );
  });

  it('rejects a host when one of its addresses is private (ASVS 1.3.6)', async () => {
    const mixed = [
      { address: '127.0.0.1', family: 4 },
      { address: 'fd00:ec2::254', family: 6 },
    ];
    server.names.set('calendar.test', mixed);
    expect(await failureOf(server.serve('/mixed', TEXT))).toBe(PRIVATE);
    expect(server.requests).toEqual([]);
  });

  it('connects to the checked address even when the name resolves differently a moment later (ASVS 1.3.6)', async () => {
    const url = server.serve('/rebound', TEXT);
    const rebinding = Object.assign(Object.create(network) as PublicNetwork, {
      resolve: async (host: string) => {
        const found = await network.resolve(host);
        server.names.set(host, [{ address: '169.254.169.254', family: 4 }]);
        return found;
      },
    });
    expect((await fetchCalendar(url, rebinding)).text).toBe(TEXT);
    expect(server.lookups).toEqual(['calendar.test']);
  });

  it('reports that a host was not found', async () => {
    server.names.set('calendar.test', []);
    expect(await failureOf(server.url('/'))).toBe('The host of this address was not found.');
  });

  it("reports the status of a calendar's response", async () => {
    expect(await failureOf(server.url('/missing'))).toBe(
      'The calendar answered with the status 404.',
    );
  });

  it('rejects an untrusted certificate', async () => {
    const strict = Object.assign(Object.create(network) as PublicNetwork, { ca: undefined });
    await expect(fetchCalendar(server.serve('/tls', TEXT), strict)).rejects.toThrow(
      /^The connection to the calendar failed \(.*CERT.*\)\.$/,
    );
  });

  it('stops waiting for a calendar that starts and never ends', async () => {
    const url = server.serve('/slow', (_request, response) => response.write('BEGIN:VCALENDAR'));
    expect(await failureOf(url, 300)).toBe('The calendar did not answer within 0.3 seconds.');
  });
});

describe('too much data', () => {
  it('rejects more than 5 MB as sent', async () => {
    const url = server.serve('/large', 'x'.repeat(5 * 1024 * 1024 + 1));
    expect(await failureOf(url)).toBe('This calendar is larger than 5 MB.');
  });

  it('stops decompressing at 5 MB of a gigabyte, with less than 20 MB of memory', async () => {
    const member = gzipSync(Buffer.alloc(16 * 1024 * 1024));
    const closed: Promise<unknown>[] = [];
    const url = server.serve('/bomb', (_request, response) => {
      closed.push(once(response, 'close'));
      response.writeHead(200, { 'content-encoding': 'gzip' });
      for (let count = 0; count < 64; count += 1) response.write(member);
      response.end();
    });
    const before = process.memoryUsage().arrayBuffers;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }, 1);
    expect(await failureOf(url)).toBe('This calendar is larger than 5 MB.');
    clearInterval(watch);
    await Promise.all(closed);
    expect(most - before).toBeLessThan(20 * 1024 * 1024);
  });
});
