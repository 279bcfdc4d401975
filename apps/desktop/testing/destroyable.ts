/**
 * Makes all methods of an object throw once it is destroyed, as in Electron (shell/common/gin_helper:
 * "Object has been destroyed"), except `isDestroyed`.
 */
export function throwWhenDestroyed(object: object, isDestroyed: () => boolean): void {
  const calls = object as Record<string, unknown>;
  for (const [name, call] of Object.entries(calls))
    if (typeof call === 'function' && name !== 'isDestroyed' && name !== 'windowOpen')
      calls[name] = (...args: unknown[]): unknown => {
        if (isDestroyed()) throw new TypeError('Object has been destroyed');
        return (call as (...args: unknown[]) => unknown)(...args);
      };
}
