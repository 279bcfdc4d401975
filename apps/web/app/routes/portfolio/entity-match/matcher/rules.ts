import rules from '../../../../../content/portfolio/samples/entity-match/rules.json' with { type: 'json' };

export type MatchColumn = keyof typeof rules.columns;

/** The constants of the Python script, which generates this file. */
export const columns = Object.keys(rules.columns) as MatchColumn[];
export const combinations = rules.combinations as MatchColumn[][];
export const names = rules.names as MatchColumn[];
export const nicknames = new Map(Object.entries(rules.nicknames));
export const { matched, evidence, similar, nickname } = rules;

const birthdate = new RegExp(`^(?:${rules.birthdate})$`);

/** The pattern accepts the 30th of every month, also of February. */
export const isBirthdate = (text: string): boolean =>
  birthdate.test(text) &&
  new Date(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}T00:00Z`).getUTCDate() ===
    Number(text.slice(6));
