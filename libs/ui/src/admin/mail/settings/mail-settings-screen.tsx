import { useState } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import { type EditableMailSettings, useMailSettings } from '../../../api/mail/mail-settings.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { ForgetServer } from './forget-server.tsx';
import { InboundMailSettings } from './inbound-mail.tsx';
import { MailSettingsForm } from './mail-settings-form.tsx';
import { MailWebhooks } from './mail-webhooks.tsx';

/** The mail server, and the sender of mail. */
export function MailSettingsScreen() {
  const settings = useMailSettings();
  const [removals, setRemovals] = useState(0);
  return (
    <>
      <ScreenHeader
        title="Mail Server"
        text="How your email is sent, and from which address. Changes take effect immediately."
      />
      {settings.isPending && <LoadingState text="Loading the mail server..." />}
      {settings.isError && !settings.data && (
        <ErrorState
          title="The mail server could not be loaded"
          text={errorMessage(settings.error)}
          action={<Button onClick={() => void settings.refetch()}>Try again</Button>}
        />
      )}
      {settings.data && (
        <div className="max-w-3xl">
          <Notice {...settings.data} />
          {/* A new form, without what was removed. */}
          <MailSettingsForm key={removals} settings={settings.data} />
          <MailWebhooks />
          <InboundMailSettings />
          {settings.data.version > 0 && !settings.data.fixed.server && (
            <ForgetServer onForgotten={() => setRemovals((count) => count + 1)} />
          )}
        </div>
      )}
    </>
  );
}

function Notice({ host, needsPassword }: EditableMailSettings) {
  if (needsPassword)
    return (
      <Alert tone="warn" className="mb-6">
        The stored password can’t be read, as happens after a restore on another server. Enter it
        again. Until then, mail waits.
      </Alert>
    );
  if (host !== null) return null;
  return (
    <p className="mb-6 border-l-2 border-accent bg-sunken px-4 py-3 text-sm leading-6">
      No mail server is set yet, so email stays in the outbox and is not delivered. Your mail
      provider names all of this; look for “SMTP” in its help. Email that is already in the outbox
      is not sent by itself: you decide under Mail.
    </p>
  );
}
