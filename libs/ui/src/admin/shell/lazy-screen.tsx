import { getLiveness } from '@polaris/contracts';
import { type ComponentType, lazy, useState } from 'react';
import { call } from '../../api/client/client.ts';

/** The script of a screen could not be loaded. */
export class ScriptMissing extends Error {}

/** A lazy screen that can be preloaded: a loaded one renders synchronously, unlike with `lazy`. */
export function lazyScreen<Name extends string, Module extends Record<Name, ComponentType>>(
  loadModule: () => Promise<Module>,
  name: Name,
) {
  let loaded: ComponentType | undefined;
  const load = async () => {
    const module = await loadModule();
    loaded = module[name];
    return module;
  };
  const Lazy = lazy<ComponentType>(async () => {
    await load().catch((cause: unknown) => {
      // Checks the connection.
      void call(getLiveness).catch(() => undefined);
      throw new ScriptMissing(name, { cause });
    });
    return { default: loaded! };
  });
  function Screen() {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown />;
  }
  return Object.assign(Screen, { load });
}
