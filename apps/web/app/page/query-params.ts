import { idParam } from '@polaris/contracts';

/** Whether the service exists; true if unknown, as its page then finds out. */
export type HasService = (id: number) => Promise<boolean>;

/** Returns the normalized value; undefined for a value without effect. */
export type QueryParam = (
  value: string,
  hasService: HasService,
) => string | undefined | Promise<string | undefined>;

export const flag: QueryParam = () => '';

/** Free text: only the most recent of these pages are cached. */
export const freeText: QueryParam = (value) => value || undefined;

/** A function of values that the owner can change. */
export const oneOf =
  (values: readonly string[] | (() => readonly string[])): QueryParam =>
  (value) =>
    (typeof values === 'function' ? values() : values).includes(value) ? value : undefined;

/** What an address asks for and the site does not have, so that the page can say so. */
export const UNKNOWN = 'unknown';

export const orUnknown =
  (param: QueryParam): QueryParam =>
  async (value, hasService) =>
    (await param(value, hasService)) ?? (value.trim() ? UNKNOWN : undefined);

export const serviceId: QueryParam = async (value, hasService) => {
  const id = idParam.safeParse(value);
  return id.success && (await hasService(id.data)) ? value : undefined;
};
