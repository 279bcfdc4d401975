/** A list with bullets. */
export const bullets = (...items: string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A numbered list. */
export const numbered = (...items: string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** Questions, each with its answer below. */
export const answered = (answers: Record<string, string>): string =>
  Object.entries(answers)
    .map(([question, answer]) => `### ${question}\n\n${answer}`)
    .join('\n\n');
