import { expect, it } from '@jest/globals';
import { isMailHost, isMailPort, isPrivateHost } from './mail-host.ts';

it.each([
  ['smtp.example.com', false],
  ['SMTP.Example.com', false],
  ['xn--mller-kva.example', false],
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['172.32.0.1', false],
  ['fe.example.com', false],
  ['localhost', true],
  ['mail.localhost', true],
  ['relay', true],
  ['relay.lan', true],
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['fd12::1', true],
])('accepts %s as a host, in a private network: %s', (host, isPrivate) => {
  expect([isMailHost(host), isPrivateHost(host)]).toEqual([true, isPrivate]);
});

it.each([
  '',
  'smtp example',
  'smtp.example.com:465',
  'smtps://smtp.example.com',
  'user@smtp.example.com',
  '-a.example',
  'a..example',
  `${'a'.repeat(64)}.example`,
  '2130706433',
  '0x7f.1',
  '127.1',
  '127.0.0.256',
  '0.0.0.0',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  'fe80::1',
  'FE80::1',
  'ff02::1',
  '::ffff:169.254.169.254',
  '0:0:0:0:0:ffff:a9fe:a9fe',
  '[::1]',
])('rejects %j as a host', (host) => {
  expect(isMailHost(host)).toBe(false);
});

it('accepts the ports of mail servers and those above 1023', () => {
  const taken = [25, 465, 587, 1024, 2525, 65_535];
  const refused = [0, 22, 53, 80, 443, 1023, 65_536];
  expect([...taken, ...refused].filter(isMailPort)).toEqual(taken);
});
