import attendees from '../../../../content/portfolio/samples/entity-match/attendees.csv?raw';
import database from '../../../../content/portfolio/samples/entity-match/database.csv?raw';
import { prepareMatcher } from './matcher-form.ts';

/** Fills the form with the sample files. Returns the submit handler. */
export const startSamples = (form: HTMLFormElement): (() => void) =>
  prepareMatcher(form, { database, list: attendees });
