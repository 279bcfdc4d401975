import type { MailSettingsInput } from '@polaris/contracts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { useTestMail } from '../../../api/mail/mail-settings.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import type { MailSettingsForm } from './use-mail-settings-form.ts';

const fields = [
  'host',
  'port',
  'encryption',
  'username',
  'password',
  'senderAddress',
  'replyTo',
] as const;

/** Sends a test mail with what the form says, saved or not. */
export function TestMail({ form }: { form: MailSettingsForm }) {
  const test = useTestMail();
  const send = form.handleSubmit((values) =>
    test.mutate(valuesToTest(values), {
      onError: (error) => applyServerErrors(error, fields, form.setError),
    }),
  );
  return (
    <>
      <Button
        variant="secondary"
        pending={test.isPending}
        onClick={() => {
          test.reset();
          void send();
        }}
      >
        {test.isPending ? 'Sending a test mail...' : 'Send me a test'}
      </Button>
      <div className="w-full">
        {test.isPending && (
          <p role="status" className="text-sm leading-6 text-muted">
            This can take up to 15 seconds.
          </p>
        )}
        {test.data?.sent && (
          <Alert tone="success">
            The test mail is on its way to your own address. Look into your inbox, and into the spam
            folder.
          </Alert>
        )}
        {test.data && !test.data.sent && <Alert>{test.data.reason}</Alert>}
      </div>
    </>
  );
}

const valuesToTest = (values: MailSettingsInput) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<
    MailSettingsInput,
    (typeof fields)[number]
  >;
