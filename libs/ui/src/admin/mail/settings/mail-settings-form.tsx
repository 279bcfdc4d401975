import { mailSettingsFieldLabels as labels } from '@polaris/contracts';
import type { EditableMailSettings } from '../../../api/mail/mail-settings.ts';
import { Button } from '../../../primitives/button.tsx';
import { CurrentPasswordField } from '../../../primitives/fields/current-password-field.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { SenderDomainCheck } from './sender-domain-check.tsx';
import { FixedServer, ServerFields } from './server-fields.tsx';
import { TestMail } from './test-mail.tsx';
import { useMailSettingsForm } from './use-mail-settings-form.ts';

export function MailSettingsForm({ settings }: { settings: EditableMailSettings }) {
  const { form, saving, asksPassword } = useMailSettingsForm(settings);
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <Form
        isPageForm
        aria-label="Mail server"
        onSubmit={(event) => void saving.save(event)}
        className="grid gap-5 sm:grid-cols-2"
      >
        <NotSaved saving={saving} />
        {settings.fixed.server ? (
          <FixedServer {...settings} />
        ) : (
          <ServerFields form={form} settings={settings} />
        )}
        {settings.fixed.sender ? (
          <Field
            label={labels.senderAddress}
            hint="Set on the server, so it cannot be changed here"
          >
            <Input value={settings.senderAddress ?? ''} readOnly />
          </Field>
        ) : (
          <Field
            label={labels.senderAddress}
            hint="Your clients see it. Your mail provider must let you send from it."
            error={errors.senderAddress?.message}
          >
            <Input {...register('senderAddress')} type="email" autoComplete="email" />
          </Field>
        )}
        <Field
          label={labels.replyTo}
          aside="optional"
          hint="Where replies go. Leave empty to use the sender address."
          error={errors.replyTo?.message}
        >
          <Input {...register('replyTo')} type="email" autoComplete="email" />
        </Field>
        <Field
          label={labels.dkimSelector}
          aside="optional"
          hint="Your mail provider names it. Only used to check your domain below."
          error={errors.dkimSelector?.message}
        >
          <Input {...register('dkimSelector')} spellCheck={false} autoCapitalize="none" />
        </Field>
        {asksPassword && (
          <div className="sm:col-span-2 sm:max-w-sm">
            <CurrentPasswordField
              {...register('currentPassword')}
              autoFocus
              error={errors.currentPassword?.message}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" pending={saving.isSubmitting}>
            Save
          </Button>
          <TestMail form={form} />
        </div>
      </Form>
      <SenderDomainCheck
        form={form}
        fixedSender={settings.fixed.sender && settings.senderAddress}
      />
    </>
  );
}
