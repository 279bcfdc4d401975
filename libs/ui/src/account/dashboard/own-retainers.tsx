import { type OwnRetainer, dayText, dollars } from '@polaris/contracts';

/** The retainers that have not ended, with the day of the next invoice. */
export function OwnRetainers({ retainers }: { retainers: readonly OwnRetainer[] }) {
  const going = retainers.filter(({ state }) => state !== 'ended');
  return (
    <ul aria-label="Monthly" className="pb-4 empty:hidden">
      {going.map((retainer) => (
        <li key={retainer.id} className="leading-7">
          <span className="font-semibold wrap-anywhere">Monthly: {retainer.title}</span>
          <span className="tabular-nums">, {dollars(retainer.amount)}</span>
          <span className="block text-sm leading-6 text-muted">{whenOf(retainer)}</span>
        </li>
      ))}
    </ul>
  );
}

function whenOf({ state, nextOn, endsOn }: OwnRetainer): string {
  if (state === 'paused') return 'Paused';
  const last = endsOn ? `, until ${dayText(endsOn)}` : '';
  return nextOn ? `Next invoice on ${dayText(nextOn)}${last}` : 'No more invoices';
}
