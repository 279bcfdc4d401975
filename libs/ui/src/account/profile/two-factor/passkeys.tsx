import type { ChangePasskeyInput, Passkey, TwoFactor } from '@polaris/contracts';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { canUsePasskeys } from '../../../api/identity/passkey-in-browser.ts';
import { useAddPasskey, useRemovePasskey } from '../../../api/identity/passkeys.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { longDate } from '../../../primitives/clock.ts';
import { toast } from '../../../primitives/toast/toast.tsx';
import { AccountFailure } from '../../account-failure.tsx';
import { SignInAgain } from '../sign-in-again.tsx';
import { PasswordDialog, usePasswordQuestion } from './password-dialog.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

/** Lists the passkeys of the account, and adds one. */
export function Passkeys({ passkeys, passkeysPossible }: TwoFactor) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  return (
    <section aria-labelledby="passkeys" className="mt-3 flex w-full flex-col items-start gap-4">
      <div className="flex flex-col gap-1">
        <h3
          id="passkeys"
          ref={heading}
          tabIndex={-1}
          className="text-base font-semibold focus:outline-none"
        >
          Passkeys
        </h3>
        <p className="max-w-prose text-sm leading-6 text-muted">
          Your fingerprint, face, PIN or a security key in place of a code.
        </p>
      </div>
      {passkeys.length > 0 && (
        <ul className="w-full border-b border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={focusHeading} />
          ))}
        </ul>
      )}
      {passkeysPossible ? <AddPasskey /> : <NotPossible />}
    </section>
  );
}

const NotPossible = () => (
  <p className="text-sm leading-6">
    Passkeys can’t be used at this site’s address. They need a domain name and https.
  </p>
);

function AddPasskey() {
  const addition = useAddPasskey();
  const password = usePasswordQuestion(addition.reset);
  if (!canUsePasskeys())
    return <p className="text-sm leading-6">This browser doesn’t support passkeys.</p>;
  const add = (body: ChangePasskeyInput) =>
    addition.mutate(body, {
      onSuccess: ({ name }) => {
        password.close();
        toast({ title: 'Passkey added', description: `It’s named ${name}.` });
      },
      onError: password.onError,
    });
  return (
    <>
      {addition.error && !password.isAsked && (
        <AccountFailure error={addition.error} className="w-full">
          <SignInAgain error={addition.error} hash="#two-factor" />
        </AccountFailure>
      )}
      {password.isAsked && (
        <PasswordDialog
          {...addition}
          onPassword={(currentPassword) => add({ currentPassword })}
          onClose={password.close}
        />
      )}
      <Button variant="secondary" pending={addition.isPending} onClick={() => add({})}>
        {!addition.isPending && <KeyRound aria-hidden="true" className="size-4" />}
        {addition.isPending ? 'Waiting for your browser...' : 'Add a passkey'}
      </Button>
    </>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRemoved: () => void;
}

function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const closeRenaming = () => {
    setRenaming(false);
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4">
      {isRenaming ? (
        <RenamePasskey passkey={passkey} onClose={closeRenaming} />
      ) : (
        <>
          <Description {...passkey} />
          <div className="-mx-3 flex">
            <Button
              ref={renameButton}
              variant="ghost"
              size="sm"
              mutates
              onClick={() => setRenaming(true)}
            >
              Rename<span className="sr-only"> {passkey.name}</span>
            </Button>
            <RemovePasskey passkey={passkey} onRemoved={onRemoved} />
          </div>
        </>
      )}
    </li>
  );
}

const Description = ({ name, backedUp, createdAt, lastUsedAt }: Passkey) => (
  <div className="flex min-w-0 flex-col gap-1">
    <span className="flex flex-wrap items-center gap-3 font-semibold wrap-anywhere">
      {name}
      {backedUp && <Badge tone="neutral">Synced</Badge>}
    </span>
    <span className="text-sm leading-6 text-muted">
      Added on <time dateTime={createdAt}>{longDate(createdAt)}</time>,{' '}
      {lastUsedAt ? (
        <>
          last used on <time dateTime={lastUsedAt}>{longDate(lastUsedAt)}</time>
        </>
      ) : (
        'not used yet'
      )}
    </span>
  </div>
);

function RemovePasskey({ passkey: { id, name }, onRemoved }: PasskeyRowProps) {
  const [isAsked, setAsked] = useState(false);
  const removal = useRemovePasskey();
  const password = usePasswordQuestion(removal.reset);
  // Closes this dialog first, as it would cover the one that asks for a code.
  const remove = (body: ChangePasskeyInput) => {
    setAsked(false);
    removal.mutate(
      { id, ...body },
      {
        onSuccess: () => {
          password.close();
          toast({ title: 'Passkey removed', description: `${name} no longer signs you in.` });
          onRemoved();
        },
        onError: password.onError,
      },
    );
  };
  return (
    <>
      <Button variant="ghost" size="sm" pending={removal.isPending} onClick={() => setAsked(true)}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
      {removal.error && !password.isAsked && (
        <AccountFailure error={removal.error}>
          <SignInAgain error={removal.error} hash="#two-factor" />
        </AccountFailure>
      )}
      {password.isAsked && (
        <PasswordDialog
          {...removal}
          onPassword={(currentPassword) => remove({ currentPassword })}
          onClose={password.close}
        />
      )}
      <ConfirmDialog
        open={isAsked}
        title="Remove this passkey?"
        text={`${name} will no longer sign you in. Delete it on your device or in your password manager, too.`}
        confirmLabel="Remove"
        onConfirm={() => remove({})}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
