import { describe, expect, it } from '@jest/globals';
import { serverOrigin } from './server-address.ts';

describe('the server address', () => {
  it.each([
    ['https://polaris.example', 'https://polaris.example'],
    ['  polaris.example/ ', 'https://polaris.example'],
    ['https://Polaris.Example:8443', 'https://polaris.example:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('reads %j as %s', (text, origin) => {
    expect(serverOrigin(text)).toEqual({ ok: true, origin });
  });

  it.each([
    ['http://polaris.example', 'Only a server on this machine can be used without https.'],
    ['http://localhost.evil.example', 'Only a server on this machine can be used without https.'],
    ['http://127.0.0.1.evil.example', 'Only a server on this machine can be used without https.'],
    ['https://a:b@polaris.example', 'Leave out the user name and password. You sign in later.'],
    [
      'https://polaris.example/admin',
      'Enter only the address, without a path: https://polaris.example',
    ],
    [
      'https://polaris.example/?x',
      'Enter only the address, without a path: https://polaris.example',
    ],
    ['ftp://polaris.example', 'The address must start with https://'],
    ['file:///etc/passwd', 'This is not a valid address.'],
    ['javascript://alert(1)', 'The address must start with https://'],
    ['https://', 'This is not a valid address.'],
    ['https://a b', 'This is not a valid address.'],
    ['https:\\\\evil.example', 'This is not a valid address.'],
    ['', 'Enter the address of your Polaris server.'],
  ])('rejects %j', (text, message) => {
    expect(serverOrigin(text)).toEqual({ ok: false, message });
  });
});
