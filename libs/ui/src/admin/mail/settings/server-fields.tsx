import {
  type MailEncryption,
  type MailSettings,
  mailEncryptionLabels,
  mailSettingsFieldLabels as labels,
} from '@polaris/contracts';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { PasswordInput } from '../../../primitives/fields/password-input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { typedNumber } from '../../shared/form/number-or-zero.ts';
import { mailPresets } from './mail-presets.ts';
import type { MailSettingsForm } from './use-mail-settings-form.ts';

const usualPorts: Record<MailEncryption, number> = { tls: 465, starttls: 587, none: 25 };

interface ServerFieldsProps {
  form: MailSettingsForm;
  settings: MailSettings;
}

export function ServerFields({ form, settings }: ServerFieldsProps) {
  const { register, getValues, setValue } = form;
  const { errors } = form.formState;
  /** Changes the port only if it is a default one, so that a custom port is kept. */
  const followEncryption = (encryption: MailEncryption) => {
    if (Object.values(usualPorts).includes(Number(getValues('port'))))
      setValue('port', usualPorts[encryption], { shouldDirty: true });
  };
  const host = useWatch({ control: form.control, name: 'host' });
  const preset = mailPresets.find((one) => one.host === host);
  const fillIn = (name: string) => {
    const chosen = mailPresets.find((one) => one.name === name);
    const { host: to = '', port = 465, encryption = 'tls' } = chosen ?? {};
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    setValue('host', to, options);
    setValue('port', port, options);
    setValue('encryption', encryption, options);
  };
  return (
    <>
      <Field
        label="Provider"
        hint="Fills in the host, port and encryption"
        className="sm:col-span-2"
      >
        <Select value={preset?.name ?? ''} onChange={({ target }) => fillIn(target.value)}>
          <option value="">Other</option>
          {mailPresets.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field
        label={labels.host}
        hint="Such as smtp.example.com"
        error={errors.host?.message}
        className="sm:col-span-2"
      >
        <Input {...register('host')} inputMode="url" spellCheck={false} autoCapitalize="none" />
      </Field>
      <Field label={labels.encryption} error={errors.encryption?.message}>
        <Select
          {...register('encryption', {
            onChange: ({ target }: { target: { value: MailEncryption } }) =>
              followEncryption(target.value),
          })}
        >
          {Object.entries(mailEncryptionLabels).map(([encryption, label]) => (
            <option key={encryption} value={encryption}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={labels.port} error={errors.port?.message}>
        <Input
          {...register('port', { setValueAs: typedNumber })}
          type="number"
          min={1}
          max={65_535}
        />
      </Field>
      <Field
        label={labels.username}
        aside="optional"
        hint={preset?.username ?? 'Often your email address'}
        error={errors.username?.message}
      >
        <Input
          {...register('username')}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
        />
      </Field>
      <Field
        label={labels.password}
        hint={passwordHint(settings, preset?.password)}
        error={errors.password?.message}
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
    </>
  );
}

function passwordHint(
  { hasPassword, needsPassword }: MailSettings,
  which = 'Some providers give out “app passwords”.',
): string {
  if (needsPassword) return 'Enter it again: the stored one can’t be read.';
  return hasPassword
    ? 'Stored. Leave empty to keep it.'
    : `${which} Stored encrypted, and never shown.`;
}

/** The host and port set by the environment, without the user name. */
export const FixedServer = ({ host, port }: MailSettings) => (
  <Field
    label={labels.host}
    hint="Set on the server, so it cannot be changed here"
    className="sm:col-span-2"
  >
    <Input value={port === null ? (host ?? '') : `${host}, port ${port}`} readOnly />
  </Field>
);
