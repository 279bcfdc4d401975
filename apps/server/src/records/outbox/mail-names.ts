import type { MailEntity } from './mail.entity';

/** What a mail is called where it is reported: a database that is started again counts from 1, too. */
export const nameOf = ({ id, createdAt }: Pick<MailEntity, 'id' | 'createdAt'>): string =>
  `${id}.${createdAt.getTime()}`;

export const messageIdOf = (mail: MailEntity, publicUrl: string): string =>
  mail.internetMessageId ?? `<mail-${nameOf(mail)}@${new URL(publicUrl).hostname}>`;

/** The id that a name, or the Message-ID that is made of it, may be of. */
export function idIn(name: string): number | undefined {
  const [, id] = /^<?(?:mail-)?(\d{1,9})\.\d{1,15}(?:@|$)/.exec(name) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Whether a name, or the Message-ID that is made of it, is of this mail. */
export const isNamed = (mail: MailEntity, name: string): boolean =>
  [nameOf(mail), `mail-${nameOf(mail)}`].includes(name.replace(/^<|@.*$/g, ''));
