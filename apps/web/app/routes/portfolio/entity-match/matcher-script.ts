import { dataSelector } from '@polaris/contracts/browser-names';

/** About one screen ahead of the form. */
const NEAR = '800px';

/** Loads the matcher when the form comes near or gets the focus. */
export function startMatcher(): void {
  const form = document.querySelector<HTMLFormElement>(`form${dataSelector('matcher')}`);
  if (!form) return;
  let loading: Promise<() => void> | undefined;
  const load = () =>
    (loading ??= import('./matcher-samples.ts').then(({ startSamples }) => {
      observer.disconnect();
      return startSamples(form);
    }));
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
    },
    { rootMargin: NEAR },
  );
  observer.observe(form);
  form.addEventListener('focusin', () => void load());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void load().then((match) => match());
  });
}
