import { hydrateRoot } from 'react-dom/client';
import { mountToaster } from '../islands/mount-toaster.tsx';
import { PurchaseForm, type PurchaseFormProps } from './purchase-form.tsx';

export function hydrate(element: HTMLElement): void {
  const { island, props } = element.dataset;
  const form = <PurchaseForm {...(JSON.parse(props ?? '{}') as PurchaseFormProps)} />;
  hydrateRoot(element, form, { ...(island && { identifierPrefix: island }) });
  mountToaster();
}
