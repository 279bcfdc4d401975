import type { Service } from '@polaris/contracts';
import { portfolioItems } from '../../../portfolio-items.ts';

const WORK_LINK = /\]\(\/portfolio\/([\w-]+)\)/g;

/** The service without its sample, if that leads to a page of the portfolio that is not shown. */
export function withoutHiddenWork(service: Service): Service {
  const shown = new Set<string>(portfolioItems().map(({ page }) => page));
  const linked = [...(service.sample ?? '').matchAll(WORK_LINK)].map(([, page = '']) => page);
  return linked.every((page) => shown.has(page)) ? service : { ...service, sample: null };
}
