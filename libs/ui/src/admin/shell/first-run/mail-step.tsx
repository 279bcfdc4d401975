import { errorMessage } from '../../../api/client/api-error.ts';
import { useMailSettings } from '../../../api/mail/mail-settings.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { MailSettingsForm } from '../../mail/settings/mail-settings-form.tsx';
import { StepButtons, type StepProps } from './step-buttons.tsx';

/** The form of the mail server, which has its own button. */
export function MailStep({ onDone }: StepProps) {
  const { data, isPending, error } = useMailSettings();
  return (
    <>
      {isPending && <LoadingState text="Loading the mail server..." />}
      {error && !data && <Alert>{errorMessage(error)}</Alert>}
      {data && <MailSettingsForm settings={data} />}
      <StepButtons onSkip={onDone} />
    </>
  );
}
