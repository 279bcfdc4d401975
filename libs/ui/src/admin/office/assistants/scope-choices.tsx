import { type AssistantScope, assistantScopeLabels, assistantScopes } from '@polaris/contracts';
import { Checkbox } from '../../../primitives/fields/checkbox.tsx';

const hints: Record<AssistantScope, string> = {
  read: 'Customers, tasks, sessions, purchases, invoices, offers and money.',
  'read:messages':
    'Messages, submissions and notes. Others can hide orders to the assistant in what they write.',
  draft: 'Messages, offers, invoices and payments wait until you approve each of them.',
  write:
    'Log activities, add and change tasks, tag customers, change their status, phone and notes. You can undo it for 30 days.',
};

interface ScopeChoicesProps {
  chosen: readonly AssistantScope[];
  onChange: (scopes: AssistantScope[]) => void;
}

/** What an assistant may do. */
export function ScopeChoices({ chosen, onChange }: ScopeChoicesProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold text-ink">What it may do</legend>
      {assistantScopes.map((scope) => (
        <label key={scope} className="flex cursor-pointer items-start gap-3 text-sm leading-6">
          <Checkbox
            className="mt-0.5"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(
                assistantScopes.filter((one) =>
                  one === scope ? target.checked : chosen.includes(one),
                ),
              )
            }
          />
          <span>
            <span className="block font-semibold text-ink">{assistantScopeLabels[scope]}</span>
            <span className="block text-muted">{hints[scope]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
