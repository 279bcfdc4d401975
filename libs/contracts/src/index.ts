export * from './asset.ts';
export * from './contact.ts';
export * from './health.ts';
export * from './page.ts';
export * from './problem.ts';
export * from './service.ts';
export type * from './site.ts';
export * from './text.ts';
export * from './user.ts';
