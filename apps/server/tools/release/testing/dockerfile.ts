/** An instruction of a Dockerfile, with its continuation lines: https://docs.docker.com/reference/dockerfile/ */
export interface Instruction {
  name: string;
  text: string;
}

export interface Stage {
  name: string;
  instructions: Instruction[];
}

/** The name given here to the last stage, which is the image and has none. */
export const FINAL = 'image';

const KNOWN = new Set([
  ...['ARG', 'CMD', 'COPY', 'ENV', 'EXPOSE', 'FROM', 'HEALTHCHECK', 'RUN', 'USER', 'VOLUME'],
  'WORKDIR',
]);

/** Parses the stages of a Dockerfile; throws for an instruction that the tests do not support. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const { name, text: words } of instructionsOf(text)) {
    if (!KNOWN.has(name)) throw new Error(`${name} is not known here.`);
    if (name === 'FROM')
      stages.push({ name: / AS (\S+)$/.exec(words)?.[1] ?? FINAL, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text: words });
  }
  return stages;
}

function instructionsOf(text: string): Instruction[] {
  const lines = text.replace(/^#.*\n/gm, '').replaceAll(/\s*\\\n\s*/g, ' ');
  return lines.split('\n').flatMap((line) => {
    const [, name, words] = /^([A-Z]+) +(.*)$/.exec(line.trim()) ?? [];
    return name ? [{ name, text: words! }] : [];
  });
}

/** The last instruction with a name applies. */
export function lastOf(stage: Stage, name: string): string {
  const found = stage.instructions.findLast((instruction) => instruction.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found.text;
}

/** The values of ENV, as NAME=value. */
export const environmentOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ text }) => text.split(/\s+/).map((pair) => pair.split('='))),
  ) as Record<string, string>;

/** A command in JSON form, which is run without a shell. */
export const commandIn = (text: string): string[] =>
  JSON.parse(text.slice(text.indexOf('['))) as string[];
