import { type FormEvent, useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { Field } from '../primitives/fields/field.tsx';
import { Form } from '../primitives/form/form.tsx';
import { Input } from '../primitives/fields/input.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';

interface AddressScreenProps {
  /** The address in use, if there is one. */
  address: string | null;
  /** Resolves to an error message, or undefined. */
  onConnect: (address: string) => Promise<string | undefined>;
}

/** Asks for the address of the server, on the first start of the desktop app. */
export function AddressScreen({ address, onConnect }: AddressScreenProps) {
  const [typed, setTyped] = useState(address ?? '');
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const connect = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setProblem(await onConnect(typed));
    setPending(false);
  };
  return (
    <SignInFrame
      title="Where is your Polaris?"
      text="The address of your site, as you type it in a browser. This app connects to that server; an installed app also asks GitHub for new versions of itself."
    >
      <Form
        aria-label="Address of your Polaris"
        onSubmit={(event) => void connect(event)}
        className="flex flex-col gap-6"
      >
        <Field label="Address" error={problem} hint="For example https://polaris.example" required>
          <Input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" size="lg" pending={pending}>
          {pending ? 'Connecting...' : 'Connect'}
        </Button>
      </Form>
    </SignInFrame>
  );
}
