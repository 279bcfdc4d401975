import type { AssistantSettings } from '@polaris/contracts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useAssistants, useUpdateAssistants } from '../../../api/office/assistants.ts';
import { Button } from '../../../primitives/button.tsx';
import { Switch } from '../../../primitives/fields/switch.tsx';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { AllowedHosts } from './allowed-hosts.tsx';
import { Connections } from './connections.tsx';
import { HowToConnect } from './how-to-connect.tsx';
import { NewToken } from './new-token.tsx';
import { TwoFactorNeeded } from './two-factor-needed.tsx';

// Both screens are one script: the list of scripts is part of the first one.
export { ConsentScreen } from './consent-screen.tsx';

/** Which assistants may use the records, and how to connect them. */
export function AssistantsScreen() {
  const assistants = useAssistants();
  return (
    <>
      <ScreenHeader
        title="Assistants"
        text="Let Claude, ChatGPT or an editor work with your records. You can undo what they change, and what they draft waits for you."
      />
      {assistants.isPending && <LoadingState text="Loading the assistants..." />}
      {assistants.isError && !assistants.data && (
        <ErrorState
          title="The assistants could not be loaded"
          text={errorMessage(assistants.error)}
          action={<Button onClick={() => void assistants.refetch()}>Try again</Button>}
        />
      )}
      {assistants.data && <Loaded settings={assistants.data} />}
    </>
  );
}

function Loaded({ settings }: { settings: AssistantSettings }) {
  const { isOn, hasTwoFactor, address } = settings;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <div>
        <TurnOn settings={settings} />
        {isOn && <HowToConnect address={address} />}
      </div>
      {isOn && !hasTwoFactor && <TwoFactorNeeded />}
      {isOn && (
        <>
          <Connections />
          {hasTwoFactor && <NewToken />}
          <AllowedHosts settings={settings} />
        </>
      )}
    </div>
  );
}

function TurnOn({ settings: { isOn, hosts } }: { settings: AssistantSettings }) {
  const update = useUpdateAssistants();
  const { variables, isPending } = update;
  return (
    <Switch
      label="Assistants can be connected"
      hint="Off: every connection waits, and nothing answers at the address."
      error={update.isError ? errorMessage(update.error) : undefined}
      checked={isPending ? variables.isOn : isOn}
      onChange={({ target }) => update.mutate({ isOn: target.checked, hosts })}
    />
  );
}
