import type { Preferences } from '@polaris/contracts';
import { startTransition, useOptimistic } from 'react';
import { usePreferences, useSavePreferences } from '../../api/identity/preferences.ts';
import { Switch } from '../../primitives/fields/switch.tsx';
import { toast } from '../../primitives/toast/toast.tsx';
import { SectionFailure, RowSkeletons } from './section-states.tsx';
import { DashboardSection } from './section.tsx';

const switches = [
  { name: 'email', label: 'Email Updates', hint: 'Progress and updates about your services' },
  { name: 'phone', label: 'Phone Calls', hint: 'When a call is quicker than an email' },
  { name: 'text', label: 'Text Messages', hint: 'Short notes about appointments' },
] as const satisfies { name: keyof Preferences; label: string; hint: string }[];

const messages = {
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
    <DashboardSection title="Communication Preferences">
      {preferences.isPending && <RowSkeletons text="Loading your preferences..." rows={3} />}
      {preferences.isLoadingError && (
        <SectionFailure
          text="Error loading your communication preferences. Please try again later."
          onRetry={() => void preferences.refetch()}
        />
      )}
      {preferences.data && <Switches userId={userId} preferences={preferences.data} />}
    </DashboardSection>
  );
}

/** A switch changes immediately, and reverts if it cannot be saved. */
function Switches({ userId, preferences }: { userId: string; preferences: Preferences }) {
  const saving = useSavePreferences(userId);
  const [shown, show] = useOptimistic(preferences, withChange);
  const save = (change: Partial<Preferences>) =>
    startTransition(async () => {
      show(change);
      const end = await saving.mutateAsync(change).then(
        () => messages.saved,
        () => messages.failed,
      );
      toast(end);
    });
  return (
    <div className="flex flex-col gap-5">
      {switches.map(({ name, label, hint }) => (
        <Switch
          key={name}
          label={label}
          hint={hint}
          checked={shown[name]}
          onChange={({ target }) => save({ [name]: target.checked })}
        />
      ))}
      <p role="status" className="text-sm leading-6 text-muted empty:-mt-5">
        {saving.isPaused &&
          "You're offline. Keep this page open, and your change will be saved once you're back online."}
      </p>
    </div>
  );
}

const withChange = (now: Preferences, change: Partial<Preferences>): Preferences => ({
  ...now,
  ...change,
});
