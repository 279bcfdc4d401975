import { mailStatusLabels, mailStatusSchema } from '@polaris/contracts';
import { Link } from 'react-router';
import { useMailPages } from '../../../api/mail/mails.ts';
import { Select } from '../../../primitives/fields/select.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { useAddressState } from '../../shared/filters/use-address-state.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { HeldMailsNotice } from './held-mails-notice.tsx';
import { MailEntry } from './mail-entry.tsx';

/** The mails of the server with their status. */
export function MailScreen() {
  const { value, setValue } = useAddressState('status');
  const status = mailStatusSchema.safeParse(value).data ?? '';
  const mails = useMailPages({ status });
  return (
    <>
      <ScreenHeader
        title="Mail"
        text={
          <>
            Every email from your site, newest first. Failed emails are retried for several hours;
            without a mail server they are only stored here. One-time links and codes are left out.{' '}
            <Link to="/admin/settings/mail" className="underline underline-offset-4">
              Mail server
            </Link>
          </>
        }
      />
      <div className="xl:max-w-4xl">
        <HeldMailsNotice />
        <Select
          aria-label="Status"
          className="mb-4 w-56"
          value={status}
          onChange={({ target }) => setValue(target.value)}
        >
          <option value="">All mail</option>
          {Object.entries(mailStatusLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <ListBody
          pages={mails}
          noun="mails"
          filtered={status !== ''}
          rowKeyOf={({ id }) => id}
          empty={{
            title: 'No mail yet',
            text: 'Order confirmations, replies and invitations will appear here.',
          }}
        >
          {(items) => (
            <ul aria-label="Mails" className="border-t border-line">
              {items.map((mail) => (
                <MailEntry key={mail.id} mail={mail} />
              ))}
            </ul>
          )}
        </ListBody>
      </div>
    </>
  );
}
