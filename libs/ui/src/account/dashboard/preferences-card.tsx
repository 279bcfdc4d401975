import type { Preferences } from '@polaris/contracts';
import { useChangePreferences, usePreferences } from '../../api/preferences.ts';
import { Switch } from '../../primitives/switch.tsx';
import { toast } from '../../primitives/toast.tsx';
import { SectionFailure, RowSkeletons } from './section-states.tsx';
import { Section } from './section.tsx';

const switches = [
  { name: 'email', label: 'Email Updates', hint: 'Progress and news about your services' },
  { name: 'phone', label: 'Phone Calls', hint: 'When something is quicker said than written' },
  { name: 'text', label: 'Text Messages', hint: 'Short notes about appointments' },
] as const satisfies { name: keyof Preferences; label: string; hint: string }[];

const words = {
  saved: {
    title: 'Preferences updated',
    description: 'Your communication preferences have been updated successfully.',
  },
  failed: {
    title: 'Update failed',
    description: 'Failed to update your preferences. Please try again.',
    variant: 'destructive',
  },
} as const;

export function PreferencesCard({ userId }: { userId: string }) {
  const preferences = usePreferences();
  return (
    <Section title="Communication Preferences">
      {preferences.isPending && <RowSkeletons text="Loading your preferences..." rows={3} />}
      {preferences.isLoadingError && (
        <SectionFailure
          text="Error loading your communication preferences. Please try again later."
          onRetry={() => void preferences.refetch()}
        />
      )}
      {preferences.data && <Switches userId={userId} preferences={preferences.data} />}
    </Section>
  );
}

function Switches({ userId, preferences }: { userId: string; preferences: Preferences }) {
  const change = useChangePreferences(userId);
  const save = (next: Partial<Preferences>) =>
    change.mutateAsync(next).then(
      () => toast(words.saved),
      () => toast(words.failed),
    );
  return (
    <div className="flex flex-col gap-5">
      {switches.map(({ name, label, hint }) => (
        <Switch
          key={name}
          label={label}
          hint={hint}
          checked={preferences[name]}
          onChange={({ target }) => void save({ [name]: target.checked })}
        />
      ))}
    </div>
  );
}
