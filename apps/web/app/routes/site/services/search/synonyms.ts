/** Synonyms, in the singular, without accents and punctuation. */
const groups: readonly (readonly [typed: string, said: string])[] = [
  ['ml,llm,gpt,chatgpt,machine learning,artificial intelligence', 'ai,model'],
  ['bi,business intelligence,power bi,tableau,looker', 'dashboard,report'],
  ['graph,visualization,visualisation,viz,plot', 'chart,dashboard'],
  ['kpi,metric,figure', 'number,dashboard'],
  ['etl,elt,pipeline,integration', 'automation,source,schedule'],
  ['automate,automated,automatic', 'automation,schedule'],
  ['crm,contact,donor,address list', 'customer,duplicate,address'],
  ['dedupe,dedup,deduplicate,deduplication,merge', 'duplicate'],
  ['cleaning,cleansing,cleanse,tidy', 'clean'],
  ['excel,spreadsheet,sheet', 'table,report'],
  ['mentor,mentoring,teach,teacher,tutor,lesson,class,course,training,learn', 'mentorship,session'],
  ['coach,coaching', 'mentorship,session'],
  ['cto,cdo,interim,fractional,manager', 'leadership,retainer'],
  ['consulting,advice,roadmap,plan', 'strategy,review'],
  ['monthly,subscription', 'retainer'],
];

/** By the typed word. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap(([typed, said]) => typed.split(',').map((word) => [word, said.split(',')])),
);
