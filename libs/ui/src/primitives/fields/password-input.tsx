import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button.tsx';
import { Input } from './input.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that shows the characters. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize={shown ? 'none' : undefined}
        spellCheck={false}
        className="pr-11"
      />
      <IconButton
        label={shown ? 'Hide characters' : 'Show characters'}
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 right-0.5 pointer-coarse:top-0 pointer-coarse:right-0"
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </IconButton>
    </span>
  );
}
