import { withData } from '@polaris/contracts/browser-names';
import { Monitor, Moon, Sun } from 'lucide-react';

const choices = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'System', Icon: Monitor },
] as const;

/** Three radios, checked by a script. Hidden without scripts, which it needs. */
export function ThemeSwitch({ name }: { name: string }) {
  return (
    <div
      role="radiogroup"
      aria-label="Theme"
      {...withData('themeSwitch')}
      className="flex [@media(scripting:none)]:hidden"
    >
      {choices.map(({ theme, label, Icon }) => (
        <span key={theme} className="relative grid size-11 place-items-center lg:size-9">
          <input
            type="radio"
            name={name}
            value={theme}
            aria-label={label}
            {...withData('tooltip', label)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm checked:bg-sunken focus-visible:outline-2 focus-visible:outline-focus"
            suppressHydrationWarning
          />
          <Icon
            aria-hidden="true"
            className="pointer-events-none relative size-[1.125rem] text-muted peer-checked:text-accent peer-hover:not-peer-checked:text-ink"
          />
        </span>
      ))}
    </div>
  );
}
