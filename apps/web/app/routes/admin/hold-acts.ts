/** What was done on a drawn screen, to be done again on the one that works. */
export interface HeldAct {
  type: 'click' | 'submit' | 'input' | 'focusin' | 'keydown';
  /** Where, as the places of elements among those beside them; a key is pressed wherever the focus is. */
  path?: number[];
  tag?: string;
  value?: string;
  key?: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
}

export interface HeldActs {
  acts: HeldAct[];
  stop: () => void;
}

declare global {
  interface Window {
    heldActs?: HeldActs;
  }
}

/**
 * Stands in a drawn page as text, so it uses nothing from outside. Links work by themselves; all else
 * that is done before the scripts are there is held. The scripts come once the screen has been painted.
 */
export function holdActs(screen: string, scripts: string, places: string): void {
  const most = 50;
  const own =
    ' Tab Enter Escape Shift Control Alt Meta ArrowUp ArrowDown PageUp PageDown Home End ';
  const acts: HeldAct[] = [];
  const root = document.getElementById(screen);
  const types = ['click', 'submit', 'input', 'focusin', 'keydown'] as const;
  const placeOf = (element: Element) => {
    const path: number[] = [];
    for (let at = element; at !== root && at.parentElement; at = at.parentElement)
      path.unshift([...at.parentElement.children].indexOf(at));
    return { path, tag: element.tagName };
  };
  const isTyped = (target: Element, event: KeyboardEvent) =>
    target.matches('input, select, textarea') ||
    own.includes(` ${event.key} `) ||
    event.key === ' ' ||
    event.altKey ||
    ((event.ctrlKey || event.metaKey) && event.key !== 'k');
  const hold = (event: Event) => {
    const target = event.target as HTMLInputElement;
    if (!(target instanceof Element) || acts.length >= most) return;
    if (event instanceof KeyboardEvent) {
      if (isTyped(target, event)) return;
      event.preventDefault();
      const { key, code, ctrlKey, metaKey, shiftKey } = event;
      acts.push({ type: 'keydown', key: { key, code, ctrlKey, metaKey, shiftKey } });
      return;
    }
    if (!root?.contains(target)) return;
    const type = event.type as 'click' | 'submit' | 'input' | 'focusin';
    if (type === 'click' && target.closest('a[href]')) return;
    if (type === 'click' || type === 'submit') event.preventDefault();
    // An icon is part of its button.
    const control = type === 'click' ? target.closest('button, label, summary') : null;
    const value = type === 'input' ? { value: target.value } : {};
    acts.push({ type, ...placeOf(control ?? target), ...value });
  };
  for (const type of types) addEventListener(type, hold, true);
  window.heldActs = {
    acts,
    stop: () => types.forEach((type) => removeEventListener(type, hold, true)),
  };
  const begin = () => {
    const later = document.getElementById(scripts) as HTMLTemplateElement | null;
    later?.replaceWith(later.content);
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) begin();
    else requestAnimationFrame(() => setTimeout(begin));
  });
  try {
    // Who returns to a place further down would see the top of the page first.
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const state = history.state as { key?: string } | null;
    const place = `["${state?.key ?? 'default'}",{"scrollY":`;
    if (root && load?.type !== 'navigate' && sessionStorage.getItem(places)?.includes(place))
      root.hidden = true;
  } catch {
    // Some browsers allow no storage: then there is no place either.
  }
}
