import rules from '../../../../../content/portfolio/samples/entity-match/rules.json' with { type: 'json' };

export type Column = keyof typeof rules.columns;

/** The constants of the Python script, which writes them into this file itself. */
export const columns = Object.keys(rules.columns) as Column[];
export const combinations = rules.combinations as Column[][];
export const names = rules.names as Column[];
export const nicknames = new Map(Object.entries(rules.nicknames));
export const birthdate = new RegExp(`^(?:${rules.birthdate})$`);
export const { matched, evidence, similar, nickname } = rules;
