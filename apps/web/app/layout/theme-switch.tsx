import { withData } from '@polaris/contracts/browser-names';
import { Monitor, Moon, Sun } from 'lucide-react';

const choices = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'System', Icon: Monitor },
] as const;

/** Three radios; our own script marks the choice. Hidden where scripts are off, as it needs one. */
export function ThemeSwitch({ name }: { name: string }) {
  return (
    <fieldset {...withData('themeSwitch')} className="flex [@media(scripting:none)]:hidden">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme, label, Icon }) => (
        <label
          key={theme}
          title={label}
          className="relative flex size-11 cursor-pointer items-center justify-center rounded-sm text-muted hover:text-ink has-checked:bg-sunken has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-focus lg:size-9"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            className="sr-only"
            suppressHydrationWarning
          />
          <Icon aria-hidden="true" className="size-[1.125rem]" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
