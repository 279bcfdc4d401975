import { checkServerIdentity } from 'node:tls';
import { expect, it } from '@jest/globals';
import { mailServerAt } from '../../platform/mail/mail-server';
import { explainMailFailure } from './explain-mail-failure';

const server = mailServerAt(
  { host: 'smtp.example.com', port: 465, encryption: 'tls' },
  { user: 'ines', pass: 'hunter2' },
);

const wrongName = checkServerIdentity('smtp.example.com', {
  subject: { CN: 'mx.example.net' },
  subjectaltname: 'DNS:mx.example.net',
} as never)!;

it.each([
  [wrongName, 'The certificate is for another name than smtp.example.com.'],
  [new Error('certificate has expired'), 'The certificate of smtp.example.com has expired.'],
  [
    new Error('unable to verify the first certificate'),
    'The certificate of smtp.example.com cannot be verified.',
  ],
  [new AggregateError([new Error('connect ECONNREFUSED ::1:465')]), 'refused the connection.'],
  [new Error('connect EHOSTUNREACH 192.0.2.1:465'), 'cannot be reached from this server.'],
  [new Error('Odd'), 'The test mail could not be sent. It says: “Odd”'],
])('explains the failure %s', (failure, sentence) => {
  expect(explainMailFailure(failure, server)).toContain(sentence);
});

it('leaves the account out of what the mail server says, also as it was sent', () => {
  const sent = Buffer.from('\0ines\0hunter2').toString('base64');
  const response = `535 ${sent} is not ines with hunter2\r\n`;
  const failure = Object.assign(new Error('Invalid login'), { code: 'EAUTH', response });
  expect(explainMailFailure(failure, server)).toBe(
    'The mail server does not take this user name and password. It says: “535 ••• is not ••• with •••”',
  );
});
