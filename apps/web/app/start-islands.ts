import { dataOf, dataSelector } from '@polaris/contracts/browser-names';

/** A module that hydrates one kind of island. */
export interface IslandModule {
  hydrate(element: HTMLElement): void;
}

const modules: Record<string, () => Promise<IslandModule>> = {
  'contact-form': () => import('./contact-form/contact-island.tsx'),
  purchase: () => import('./purchase/purchase-island.tsx'),
};

const signsOfInterest = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'submit'];

/** Loads no React before the first interaction, unless an order is in progress. */
export function startIslands({ immediately }: { immediately: boolean }): void {
  const islands = document.querySelectorAll<HTMLElement>(dataSelector('island'));
  if (islands.length === 0) return;
  const touched = new AbortController();
  const wake = () => {
    touched.abort();
    islands.forEach((island) => void hydrate(island));
  };
  if (immediately) return wake();
  for (const sign of signsOfInterest) {
    addEventListener(sign, wake, { capture: true, passive: true, signal: touched.signal });
  }
}

async function hydrate(element: HTMLElement): Promise<void> {
  const module = await modules[dataOf(element, 'island')]?.();
  module?.hydrate(element);
}
