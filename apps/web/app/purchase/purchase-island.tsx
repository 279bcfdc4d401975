import { hydrateRoot } from 'react-dom/client';
import { readIsland } from '../islands/island-data.ts';
import { PurchaseForm, type PurchaseFormProps } from './purchase-form.tsx';

export function hydrate(element: HTMLElement): void {
  const { props, identifierPrefix } = readIsland<PurchaseFormProps>(element);
  hydrateRoot(element, <PurchaseForm {...props} />, { identifierPrefix });
}
