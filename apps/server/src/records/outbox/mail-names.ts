import type { MailEntity } from './mail.entity';

/** Identifies a mail in reports. It includes the time, since ids start at 1 again in a new database. */
export const nameOf = ({ id, createdAt }: Pick<MailEntity, 'id' | 'createdAt'>): string =>
  `${id}.${createdAt.getTime()}`;

export const messageIdOf = (mail: MailEntity, publicUrl: string): string =>
  mail.internetMessageId ?? `<mail-${nameOf(mail)}@${new URL(publicUrl).hostname}>`;

/** Returns the id in a name, or in the Message-ID made from it. */
export function idIn(name: string): number | undefined {
  const [, id] = /^<?(?:mail-)?(\d{1,9})\.\d{1,15}(?:@|$)/.exec(name) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Whether a name, or the Message-ID made from it, identifies this mail. */
export const isNamed = (mail: MailEntity, name: string): boolean =>
  [nameOf(mail), `mail-${nameOf(mail)}`].includes(name.replace(/^<|@.*$/g, ''));
