import * as z from 'zod/mini';
import { fieldChoicesInputSchema } from '@polaris/contracts';

/** A choice in the form; one that is new has no id. */
export interface TypedChoice {
  id?: number | undefined;
  name: string;
}

/*
 * The form has the choices as one text: forms compare their values, and merge those of two windows, by
 * whether they are the same.
 */
export const writeChoices = (choices: readonly TypedChoice[]): string => JSON.stringify(choices);

export const readChoices = (text: string): TypedChoice[] => JSON.parse(text) as TypedChoice[];

/** Lines that were left empty are no choices. */
const typed = (text: string): TypedChoice[] =>
  readChoices(text).filter(({ id, name }) => id !== undefined || name.trim() !== '');

/** The text of a form as the choices that are sent. */
export const choicesTextSchema = z.pipe(
  z.pipe(z.string(), z.transform(typed)),
  fieldChoicesInputSchema,
);

/** As people read them. */
export const choicesInWords = (text: string): string =>
  readChoices(text)
    .map(({ name }) => name)
    .join(', ');
