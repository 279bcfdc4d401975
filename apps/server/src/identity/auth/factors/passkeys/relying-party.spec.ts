import { expect, it } from '@jest/globals';
import { relyingPartyAt } from './relying-party';

it.each([
  ['https://polaris.example', 'polaris.example'],
  ['https://polaris.example:8443', 'polaris.example'],
  ['http://localhost:3000', 'localhost'],
])('accepts passkeys at %s', (publicUrl, id) => {
  expect(relyingPartyAt(publicUrl)).toEqual({ id, origin: publicUrl });
});

it.each(['http://polaris.example', 'https://192.0.2.7', 'http://127.0.0.1:3000', 'https://[::1]'])(
  'accepts no passkeys at %s',
  (publicUrl) => {
    expect(relyingPartyAt(publicUrl)).toBeUndefined();
  },
);
