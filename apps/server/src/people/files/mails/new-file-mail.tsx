import { sizeText } from '@polaris/contracts';
import { Facts, LinkLine, MailLayout } from '../../../platform/mail/mail-parts';

interface Props {
  client: string;
  name: string;
  /** In bytes. */
  size: number;
  recordUrl: string;
}

/** To the owner. */
export const NewFileMail = ({ client, name, size, recordUrl }: Props) => (
  <MailLayout subject={`New file from ${client}`}>
    <Facts
      facts={[
        ['Client', client],
        ['File', name],
        ['Size', sizeText(size)],
      ]}
    />
    <LinkLine href={recordUrl}>Open the record</LinkLine>
  </MailLayout>
);
