/**
 * Every call on what has been destroyed throws, as in Electron (shell/common/gin_helper: "Object has
 * been destroyed"); asking whether it has been is the one that does not.
 */
export function diesWith(object: object, isGone: () => boolean): void {
  const calls = object as Record<string, unknown>;
  for (const [name, call] of Object.entries(calls))
    if (typeof call === 'function' && name !== 'isDestroyed' && name !== 'windowOpen')
      calls[name] = (...args: unknown[]): unknown => {
        if (isGone()) throw new TypeError('Object has been destroyed');
        return (call as (...args: unknown[]) => unknown)(...args);
      };
}
