import type { Handler } from './handlers';

/** What is wrong with the declarations; the server does not start while there is anything. */
export function findUndeclared(handlers: Handler[]): string[] {
  return [...handlers.flatMap(missingParts), ...repeatedIds(handlers), ...bareTags(handlers)];
}

function missingParts({ name, policy, tag, operation, returns, inputs, path }: Handler): string[] {
  const unchecked = inputs.filter(({ schema }) => schema === undefined);
  const hasParameters = inputs.some(({ from }) => from === 'parameters');
  return [
    ...(policy ? [] : [`${name} declares no policy.`]),
    ...(returns ? [] : [`${name} declares no response.`]),
    ...(operation?.summary ? [] : [`${name} declares no summary.`]),
    ...(tag ? [] : [`${name} declares no tag.`]),
    ...unchecked.map(({ from }) => `${name} has an unchecked ${from}.`),
    ...(path.includes(':') && !hasParameters ? [`${name} does not check its parameters.`] : []),
  ];
}

function repeatedIds(handlers: Handler[]): string[] {
  const ids = handlers.flatMap(({ operation }) => (operation ? [operation.id] : []));
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return repeated.map((id) => `Two handlers are named ${id}.`);
}

function bareTags(handlers: Handler[]): string[] {
  const tags = handlers.flatMap(({ tag }) => (tag ? [tag] : []));
  const described = new Set(tags.filter((tag) => tag.description).map(({ name }) => name));
  const bare = new Set(tags.map(({ name }) => name).filter((name) => !described.has(name)));
  return [...bare].map((name) => `The tag ${name} has no description.`);
}
