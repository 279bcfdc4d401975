import type * as z from 'zod/mini';

/** One part of the site's content, as the owner edits it. */
export interface ContentPart<S extends z.ZodMiniObject, K> {
  /** The name that the owner sees, such as "Home page". */
  title: string;
  about: string;
  /** The page that shows the part. */
  path: string;
  schema: S;
  /** The content of a new installation, which can depend on earlier parts. */
  defaults: (known: K) => z.output<S>;
}

/** Keeps the types of a part; `K` are the parts that its defaults depend on. */
export const part =
  <K = unknown>() =>
  <S extends z.ZodMiniObject>(definition: ContentPart<S, K>): ContentPart<S, K> =>
    definition;
