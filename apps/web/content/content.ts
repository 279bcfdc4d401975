import type { CheckedPart, ContentChanges, FieldProblem } from '@polaris/contracts';
import type * as z from 'zod/mini';
import { difference, isObject, withChange, without } from './merge.ts';
import type { ContentPart } from './part.ts';
import { type PartName, type SiteContent, contentParts } from './parts.ts';

type AnyPart = ContentPart<z.ZodMiniObject, SiteContent>;

const parts = contentParts as unknown as Record<PartName, AnyPart>;
export const partNames = Object.keys(parts) as PartName[];
export const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name);

interface ReadContent {
  content: SiteContent;
  /** Changes that no longer fit, for example after an update; their defaults are shown instead. */
  outdated: Partial<Record<PartName, FieldProblem[]>>;
}

const known = new WeakMap<ContentChanges, ReadContent>();

/** The content with these changes, computed once per changes object. */
export function readContent(changes: ContentChanges): ReadContent {
  const found = known.get(changes) ?? applyAll(changes);
  known.set(changes, found);
  return found;
}

function applyAll(changes: ContentChanges): ReadContent {
  const content = {} as SiteContent;
  const outdated: ReadContent['outdated'] = {};
  for (const name of partNames) {
    const { value, problems } = applyTo(parts[name], content, changes[name]);
    Object.assign(content, { [name]: value });
    if (problems.length > 0) outdated[name] = problems;
  }
  return { content, outdated };
}

/** Drops each change that does not fit, and keeps the others. */
function applyTo(part: AnyPart, before: SiteContent, change: unknown) {
  const defaults = part.defaults(before);
  if (!isObject(change)) return { value: defaults, problems: [] };
  const changed = part.schema.safeParse(withChange(defaults, change));
  if (changed.success) return { value: changed.data, problems: [] };
  const fitting = changed.error.issues.reduce((left, { path }) => without(left, path), change);
  const second = part.schema.safeParse(withChange(defaults, fitting));
  const value = second.success ? second.data : defaults;
  return { value, problems: toProblems(changed.error.issues) };
}

/** Checks a part as edited by the owner; returns its difference from the defaults, if any. */
export function checkPart(name: PartName, value: unknown, changes: ContentChanges): CheckedPart {
  const parsed = parts[name].schema.safeParse(value);
  if (!parsed.success) return { ok: false, problems: toProblems(parsed.error.issues) };
  return { ok: true, change: difference(defaultsOf(name, changes), parsed.data) as object };
}

/** The defaults of a part, given the changes to other parts. */
export const defaultsOf = (name: PartName, changes: ContentChanges): unknown =>
  parts[name].defaults(readContent(changes).content);

const toProblems = (issues: readonly { path: PropertyKey[]; message: string }[]): FieldProblem[] =>
  issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));

/** The content of a new installation. */
export const defaultContent: SiteContent = readContent({}).content;
