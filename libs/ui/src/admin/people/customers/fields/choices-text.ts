import * as z from 'zod/mini';
import { fieldChoicesInputSchema } from '@polaris/contracts';

/** A choice in the form; a new one has no id. */
export interface TypedChoice {
  id?: number | undefined;
  name: string;
}

/* Forms compare and merge values by equality, so the choices are one text. */
export const writeChoices = (choices: readonly TypedChoice[]): string => JSON.stringify(choices);

export const readChoices = (text: string): TypedChoice[] => JSON.parse(text) as TypedChoice[];

/** Ignores empty lines. */
const typed = (text: string): TypedChoice[] =>
  readChoices(text).filter(({ id, name }) => id !== undefined || name.trim() !== '');

/** The text of a form as the choices that are sent. */
export const choicesTextSchema = z.pipe(
  z.pipe(z.string(), z.transform(typed)),
  fieldChoicesInputSchema,
);

/** For display. */
export const formatChoices = (text: string): string =>
  readChoices(text)
    .map(({ name }) => name)
    .join(', ');
