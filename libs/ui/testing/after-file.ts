import { clearNavigations } from './navigations.ts';

/** What tests replace because jsdom lacks it or differs: the page, the browser, and what elements inherit. */
function owners(): object[] {
  const classes = Object.getOwnPropertyNames(window).filter((name) => /^[A-Z]/.test(name));
  const prototypes = classes.map(
    (name) => (Reflect.get(window, name) as { prototype?: object } | undefined)?.prototype,
  );
  return [window, navigator, ...prototypes.filter((prototype) => prototype !== undefined)];
}

const hasPage = typeof document !== 'undefined';
const first = new Map(
  hasPage ? owners().map((owner) => [owner, Object.getOwnPropertyDescriptors(owner)]) : [],
);

/** The browser's own features, other than what modules keep on the page. */
const isFeature = (name: string) => /^[A-Z][a-z]/.test(name);

function restore(owner: object, before: PropertyDescriptorMap): void {
  const now = Object.getOwnPropertyDescriptors(owner);
  for (const [name, known] of Object.entries(before)) {
    const isSame = now[name]?.value === known.value && now[name]?.get === known.get;
    if (!isSame && known.configurable) Object.defineProperty(owner, name, known);
  }
  const isAdded = (name: string) => !Object.hasOwn(before, name);
  for (const name of Object.keys(now).filter(isAdded))
    if (owner !== window || isFeature(name)) Reflect.deleteProperty(owner, name);
}

/** Resets the page and the browser for the next file. */
export function afterFile(): void {
  if (!hasPage) return;
  for (const [owner, before] of first) restore(owner, before);
  document.body.replaceChildren();
  document.title = '';
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  clearNavigations();
  history.replaceState(null, '', '/');
}
