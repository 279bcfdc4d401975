import { type PurchasePart, dayText, dollars, partStateLabels } from '@polaris/contracts';

/** The parts of a payment plan as texts. */
export const partEntries = (parts: readonly PurchasePart[]) =>
  parts.map(({ position, label, amount, owed, dueOn, state }) => ({
    key: position,
    name: label,
    amount: dollars(amount),
    day: dayText(dueOn),
    rest: owed > 0 && owed < amount ? `${dollars(owed)} still to pay` : '',
    dueOn,
    state,
    stateText: partStateLabels[state],
  }));
