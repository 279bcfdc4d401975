import rules from '../../../../../content/portfolio/samples/entity-match/rules.json' with { type: 'json' };

export type MatchColumn = keyof typeof rules.columns;

/** The constants of the Python script, which generates this file. */
export const columns = Object.keys(rules.columns) as MatchColumn[];
export const combinations = rules.combinations as MatchColumn[][];
export const names = rules.names as MatchColumn[];
export const nicknames = new Map(Object.entries(rules.nicknames));
export const birthdate = new RegExp(`^(?:${rules.birthdate})$`);
export const { matched, evidence, similar, nickname } = rules;
