import { hydrateRoot } from 'react-dom/client';
import { readIsland } from '../islands/island-data.ts';
import { OrderForm, type OrderFormProps } from './purchase-form.tsx';

export function hydrate(element: HTMLElement): void {
  const { props, identifierPrefix } = readIsland<OrderFormProps>(element);
  hydrateRoot(element, <OrderForm {...props} />, { identifierPrefix });
}
