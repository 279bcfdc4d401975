import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../primitives/button.tsx';
import { FieldMessages, describedBy } from '../primitives/fields/field-messages.tsx';
import { Input } from '../primitives/fields/input.tsx';

interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  name: string;
  quantity: number;
  min: number;
  max: number;
  onChange: (quantity: number) => void;
}

/** Sums have two decimals, so that 1.1 + 1 is not off. */
const rounded = (quantity: number): number => Number(quantity.toFixed(2));

/** A number from the least to the most, typed or changed in steps of one. */
export function QuantityStepper({ name, quantity, min, max, onChange }: QuantityStepperProps) {
  /** Kept while it is being typed, as "1" may become "12". */
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const id = useId();
  const show = (text: string | null) => {
    setTyped(text);
    setError(undefined);
  };
  const step = (by: number) => {
    show(null);
    onChange(rounded(Math.min(max, Math.max(min, quantity + by))));
  };
  const isPossible = (text: string) => {
    const value = rounded(Number(text));
    return text.trim() !== '' && value >= min && value <= max;
  };
  const type = (text: string) => {
    show(text);
    if (isPossible(text)) onChange(rounded(Number(text)));
  };
  const leave = () => {
    if (typed === null || isPossible(typed)) show(null);
    else setError(`Choose from ${min} to ${max}. Until then, ${quantity} is counted.`);
  };
  return (
    <div
      role="group"
      aria-label={`Quantity of ${name}`}
      className="flex flex-wrap items-center gap-1.5"
    >
      <IconButton
        label={`Less of ${name}`}
        variant="secondary"
        className="print:hidden"
        disabled={quantity <= min}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <Input
        aria-label={`Quantity of ${name}, from ${min} to ${max}`}
        inputMode="decimal"
        value={typed ?? String(quantity)}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, undefined, error)}
        className="h-9! w-16! px-1! text-center tabular-nums pointer-coarse:h-11!"
      />
      <IconButton
        label={`More of ${name}`}
        variant="secondary"
        className="print:hidden"
        disabled={quantity >= max}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
      <span aria-hidden="true" className="ml-1 text-sm text-muted print:hidden">
        {min} to {max}
      </span>
      {error && (
        <div className="w-full print:hidden">
          <FieldMessages id={id} error={error} />
        </div>
      )}
    </div>
  );
}
