import { afterEach, beforeEach, jest } from '@jest/globals';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

const credential = { id: 'aWQ', rawId: bytes('id'), type: 'public-key' };
const getClientExtensionResults = () => ({});

/** A browser's result after creating a passkey; `data` and `object` are what it has signed. */
const made = {
  ...credential,
  response: {
    clientDataJSON: bytes('data'),
    attestationObject: bytes('object'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults,
};

const used = {
  ...credential,
  response: {
    clientDataJSON: bytes('data'),
    authenticatorData: bytes('flags'),
    signature: bytes('signed'),
    userHandle: null,
  },
  getClientExtensionResults,
};

/** In the format that the page sends. */
export const sentRegistration = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  response: { clientDataJSON: 'ZGF0YQ', attestationObject: 'b2JqZWN0', transports: ['internal'] },
};
export const sentAssertion = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  response: { clientDataJSON: 'ZGF0YQ', authenticatorData: 'ZmxhZ3M', signature: 'c2lnbmVk' },
};

/** The server's options, in the tests of this file. */
export const passkeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'preferred',
  allowCredentials: [{ id: 'aWQ', type: 'public-key' }],
};

/** Gives the tests of a file a browser with an authenticator, which jsdom lacks. */
export function fakeAuthenticator() {
  const create = jest.fn<() => Promise<unknown>>();
  const get = jest.fn<() => Promise<unknown>>();
  beforeEach(() => {
    create.mockReset().mockResolvedValue(made);
    get.mockReset().mockResolvedValue(used);
    Object.assign(globalThis, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return { create, get };
}
