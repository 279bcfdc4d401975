import { ChartLine } from 'lucide-react';
import { serviceIcons } from './service-icons.ts';

/** The icon of a service; the default one for unknown names. */
export function ServiceIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(serviceIcons, name) ? serviceIcons[name]! : ChartLine;
  return <Icon aria-hidden="true" className="size-4.5 shrink-0" />;
}
