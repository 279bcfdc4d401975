import { idParam } from '@polaris/contracts';

/** Whether the service exists; true if unknown, as its page checks again. */
export type HasService = (id: number) => Promise<boolean>;

/** Returns the normalized value; undefined for a value without effect. */
export type QueryParam = (
  value: string,
  hasService: HasService,
) => string | undefined | Promise<string | undefined>;

export const flag: QueryParam = () => '';

/** Free text. Only the most recent of these pages are cached. */
export const freeText: QueryParam = (value) => value || undefined;

/** One of these values. A function supports values that the owner can change. */
export const oneOf =
  (values: readonly string[] | (() => readonly string[])): QueryParam =>
  (value) =>
    (typeof values === 'function' ? values() : values).includes(value) ? value : undefined;

/** Stands for a requested value that the site does not have, so that the page can say so. */
export const UNKNOWN = 'unknown';

export const orUnknown =
  (param: QueryParam): QueryParam =>
  async (value, hasService) =>
    (await param(value, hasService)) ?? (value.trim() ? UNKNOWN : undefined);

export const serviceId: QueryParam = async (value, hasService) => {
  const id = idParam.safeParse(value);
  return id.success && (await hasService(id.data)) ? value : undefined;
};
