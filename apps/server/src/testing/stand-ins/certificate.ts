import { DAY_MS } from '@polaris/contracts';
import { generateKeyPairSync, sign } from 'node:crypto';

export interface TestCertificate {
  key: string;
  cert: string;
}

/** A self-signed certificate for one name, valid for this many days. */
export function makeCertificate(
  name: string,
  days = 1,
  kind: 'ec' | 'rsa' = 'ec',
): TestCertificate {
  const algorithm = kind === 'ec' ? ECDSA_WITH_SHA256 : RSA_WITH_SHA256;
  const { publicKey, privateKey } =
    kind === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const who = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const now = Date.now();
  const content = sequence(
    der(0xa0, integer(2)),
    integer(now),
    algorithm,
    who,
    sequence(time(now - 400 * DAY_MS), time(now + days * DAY_MS)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(OTHER_NAMES, der(0x04, sequence(der(0x82, Buffer.from(name))))))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const certificate = sequence(content, algorithm, der(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value of ASN.1 with its tag. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  return Buffer.concat([Buffer.from([tag, 0x82, length >> 8, length & 0xff]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, Buffer.concat(parts));

const integer = (value: number): Buffer => {
  const digits = value.toString(16);
  return der(0x02, Buffer.from(digits.length % 2 === 0 ? `00${digits}` : `0${digits}`, 'hex'));
};

/** "261125223000Z" */
const time = (at: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'));
const OTHER_NAMES = der(0x06, Buffer.from('551d11', 'hex'));
const ECDSA_WITH_SHA256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const RSA_WITH_SHA256 = sequence(
  der(0x06, Buffer.from('2a864886f70d01010b', 'hex')),
  der(0x05, Buffer.alloc(0)),
);
