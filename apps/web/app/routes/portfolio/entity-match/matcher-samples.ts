import attendees from '../../../../content/portfolio/samples/entity-match/attendees.csv?raw';
import database from '../../../../content/portfolio/samples/entity-match/database.csv?raw';
import { prepareMatcher } from './matcher-form.ts';

/** The form with the sample files in it. Answers what its button does. */
export const start = (form: HTMLFormElement): (() => void) =>
  prepareMatcher(form, { database, list: attendees });
