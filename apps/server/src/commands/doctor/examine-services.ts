import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type DomainRecord, type HealthProblem, healthProblems } from '@polaris/contracts';
import { BucketCopiesService } from '../../office/backup/bucket/bucket-copies.service';
import { ServerHealthService } from '../../office/health/server-health.service';
import { explainMailFailure } from '../../mail/settings/explain-mail-failure';
import { MailServerService } from '../../records/outbox/server/mail-server.service';
import { MailSettingsService } from '../../mail/settings/mail-settings.service';
import { SenderDomainService } from '../../mail/settings/sender-domain.service';
import { MailSender } from '../../platform/config/mail-sender';
import type { MailServer } from '../../platform/mail/mail-server';
import { type Finding, advice, fault, good } from './finding';

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Checks mail, the bucket, and the problems of the health page; disks are checked separately. */
export async function examineServices(app: NestFastifyApplication): Promise<Finding[]> {
  const server = await app.get(MailServerService).current();
  const mail = server
    ? [await examineMailServer(server), ...(await examineSender(app))]
    : [
        fault(
          'Mail',
          'No mail server is set: no notifications are sent. Enter one in the admin area, under Settings, Mail Server.',
        ),
      ];
  return [...mail, ...(await examineBucket(app)), ...(await examineHealth(app))];
}

async function examineMailServer(server: MailServer): Promise<Finding> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ ...server, ...PATIENCE } as never);
  try {
    await transport.verify();
    return good('Mail', 'The mail server takes our name and password.');
  } catch (error) {
    return fault('Mail', explainMailFailure(error as Error, server));
  } finally {
    transport.close();
  }
}

async function examineSender(app: NestFastifyApplication): Promise<Finding[]> {
  const { dkimSelector } = await app.get(MailSettingsService).get();
  const senderAddress = await app.get(MailSender).address();
  const sender = { senderAddress, ...(dkimSelector && { dkimSelector }) };
  const { domain, spf, dkim, dmarc } = await app.get(SenderDomainService).read(sender);
  const records = { SPF: spf, DKIM: dkim, DMARC: dmarc };
  const poor = Object.entries(records).filter(([, record]) => record && isPoor(record));
  if (poor.length === 0) return [good('Sender', `${domain} says who may send its mail.`)];
  const names = poor.map(([name, record]) => `${name} (${record!.name})`).join(' and ');
  return [
    advice(
      'Sender',
      `${names} of ${domain} ${poor.length > 1 ? 'are' : 'is'} missing or wrong, so other mail servers may refuse its mail. See docs/deliverability.md.`,
    ),
  ];
}

const isPoor = ({ state }: DomainRecord): boolean => state === 'missing' || state === 'wrong';

async function examineBucket(app: NestFastifyApplication): Promise<Finding[]> {
  const copies = app.get(BucketCopiesService);
  if (!(await copies.state())) return [];
  const { works, reason } = await copies.check();
  return [
    works
      ? good('Bucket', 'It takes, gives back and deletes a file.')
      : fault('Bucket', reason ?? ''),
  ];
}

async function examineHealth(app: NestFastifyApplication): Promise<Finding[]> {
  const { problems } = await app.get(ServerHealthService).read();
  const parts: Partial<Record<HealthProblem, string>> = {
    mail: 'Mail',
    jobs: 'Work',
    backup: 'Backups',
  };
  return problems.flatMap((problem) => {
    const part = parts[problem];
    const { title, advice: mend } = healthProblems[problem];
    return part ? [fault(part, `${title}. ${mend}`)] : [];
  });
}
