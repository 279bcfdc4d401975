import { AsyncLocalStorage } from 'node:async_hooks';

interface Actor {
  userId?: string;
}

const actors = new AsyncLocalStorage<Actor>();

/** Runs a request so that, once it is known who makes it, everything it does can ask. */
export const withActor = (run: () => void): void => actors.run({}, run);

export function setActor(userId: string): void {
  const actor = actors.getStore();
  if (actor) actor.userId = userId;
}

/** The signed-in user of this request; undefined for visitors and for the server's own work. */
export const actorId = (): string | undefined => actors.getStore()?.userId;
