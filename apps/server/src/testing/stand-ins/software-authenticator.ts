import {
  type KeyObject,
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign as signBytes,
} from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@polaris/contracts';

/** How a browser and its authenticator misbehave. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  type?: string;
  crossOrigin?: boolean;
  /** Whether the user touched it; PIN and fingerprint are `isVerified`. */
  isPresent?: boolean;
  isVerified?: boolean;
  userHandle?: string;
  /** The signature is for other bytes. */
  isForged?: boolean;
}

/** Bits of the flags in authenticator data (Web Authentication, Level 3, section 6.1). */
const FLAGS = { present: 0x01, verified: 0x04, mayBackUp: 0x08, backedUp: 0x10, hasKey: 0x40 };

/** A passkey in memory, with its browser: it signs like a real one (ES256, no attestation). */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly publicKey: { x: Buffer; y: Buffer };

  constructor(private readonly origin: string) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
    this.privateKey = pair.privateKey;
    this.publicKey = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** `navigator.credentials.create` (section 6.3.2 of Level 3). */
  create(options: PasskeyCreation, deviation: Deviation = {}): PasskeyRegistration {
    const { rpId = options.rp.id } = deviation;
    const authData = Buffer.concat([
      this.authenticatorData(rpId, FLAGS.hasKey, deviation),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.coseKey(),
    ]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', options.challenge, deviation)),
        attestationObject: base64url(attestation),
        transports: ['internal', 'telepathy'],
      },
    };
  }

  /** `navigator.credentials.get` (section 6.3.3 of Level 3). */
  get(options: PasskeyRequest, deviation: Deviation = {}): PasskeyAssertion {
    const { rpId = options.rpId, userHandle, isForged = false } = deviation;
    this.counter = deviation.counter ?? this.counter + 1;
    const authData = this.authenticatorData(rpId, 0, deviation);
    const clientData = this.clientData('webauthn.get', options.challenge, deviation);
    const signed = Buffer.concat([authData, isForged ? sha256('other bytes') : sha256(clientData)]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signBytes('sha256', signed, this.privateKey)),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  }

  private credential() {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key' as const };
  }

  private clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const data = { type, challenge, origin: this.origin, crossOrigin: false };
    const { origin, crossOrigin } = deviation;
    return Buffer.from(
      JSON.stringify({
        ...data,
        ...(deviation.type !== undefined && { type: deviation.type }),
        ...(deviation.challenge !== undefined && { challenge: deviation.challenge }),
        ...(origin !== undefined && { origin }),
        ...(crossOrigin !== undefined && { crossOrigin }),
      }),
    );
  }

  private authenticatorData(rpId: string, flags: number, deviation: Deviation): Buffer {
    const { isPresent = true, isVerified = true } = deviation;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const states = (isPresent ? FLAGS.present : 0) | (isVerified ? FLAGS.verified : 0);
    const all = flags | states | FLAGS.mayBackUp | FLAGS.backedUp;
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counter]);
  }

  /** RFC 9053, section 7.1.1: kty EC2, alg ES256, crv P-256. */
  private coseKey(): Buffer {
    const { x, y } = this.publicKey;
    return cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(x)],
      [cborInt(-3), cborBytes(y)],
    ]);
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');

/* CBOR (RFC 8949) of the above: numbers and lengths below 65,536. */
function cborHead(major: number, value: number): Buffer {
  const kind = major << 5;
  if (value < 24) return Buffer.from([kind | value]);
  if (value < 256) return Buffer.from([kind | 24, value]);
  return Buffer.from([kind | 25, value >> 8, value & 255]);
}
const cborInt = (value: number): Buffer =>
  value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
const cborBytes = (data: Buffer): Buffer => Buffer.concat([cborHead(2, data.length), data]);
const cborText = (text: string): Buffer =>
  Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
