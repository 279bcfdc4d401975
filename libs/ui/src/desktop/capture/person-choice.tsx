import type { Customer } from '@polaris/contracts';
import { Button } from '../../primitives/button.tsx';
import { NEW, type Person } from './use-capture.ts';

interface PersonChoiceProps {
  choices: readonly Customer[];
  /** A name that no customer has. */
  newName: string | null;
  /** Whether the customers could not be loaded. */
  isUnknown: boolean;
  onChoose: (person: Person) => void;
}

/** Asks who is meant if several customers match, or none. A new customer is never added without asking. */
export function PersonChoice({ choices, newName, isUnknown, onChoose }: PersonChoiceProps) {
  if (choices.length === 0 && newName === null) return null;
  return (
    <div role="group" aria-label="Who is meant?" className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{questionOf(choices.length, isUnknown)}</span>
      {choices.map((one) => (
        <Button key={one.id} variant="secondary" size="sm" onClick={() => onChoose(one)}>
          {[one.name, one.company ?? one.email].filter(Boolean).join(' · ')}
        </Button>
      ))}
      {newName !== null && (
        <Button variant="secondary" size="sm" onClick={() => onChoose({ id: NEW, name: newName })}>
          New customer: {newName}
        </Button>
      )}
    </div>
  );
}

function questionOf(fitting: number, isUnknown: boolean): string {
  if (fitting > 0) return 'Who is meant?';
  return isUnknown ? 'The customers could not be loaded.' : 'No customer has this name.';
}
