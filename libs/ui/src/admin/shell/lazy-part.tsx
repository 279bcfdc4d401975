import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useState } from 'react';

/** A part of a screen with a script of its own. */
export interface Part {
  load: () => Promise<void>;
  isLoaded: () => boolean;
}

/** A lazy part that can be preloaded: a loaded one renders synchronously, unlike with `lazy`. */
export function lazyPart<Props extends object = object>(
  loadPart: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded ??= await loadPart();
  };
  const Lazy = lazy<ComponentType<Props>>(async () => {
    await load();
    return { default: loaded! };
  });
  function Shown(props: Props) {
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return (
      <Suspense fallback={placeholder}>
        <Content {...props} />
      </Suspense>
    );
  }
  return Object.assign(Shown, { load, isLoaded: () => loaded !== undefined });
}

/** Whether all these parts have loaded; once they have, later ones load where they are shown. */
export function usePartsLoaded(parts: readonly Part[] | undefined): boolean {
  const [wereLoaded, setLoaded] = useState(false);
  const areLoaded = wereLoaded || parts?.every((part) => part.isLoaded()) === true;
  if (areLoaded && !wereLoaded) setLoaded(true);
  const isWaiting = parts !== undefined && !areLoaded;
  useEffect(() => {
    if (isWaiting) void Promise.all(parts.map((part) => part.load())).then(() => setLoaded(true));
  }, [isWaiting, parts]);
  return areLoaded;
}
