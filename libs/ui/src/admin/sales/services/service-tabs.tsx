import { type ServiceFormValues, type ServiceInput, servicePageLabels } from '@polaris/contracts';
import clsx from 'clsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { focusRing } from '../../../primitives/fields/control-style.ts';

const tabs = { service: 'Service', page: 'Page on the site' } as const;
type Tab = keyof typeof tabs;

const tabOf = (field: string): Tab =>
  Object.hasOwn(servicePageLabels, field) ? 'page' : 'service';

/** The shown part of the form, and how to show the first error if the other part has it. */
export function useServiceTab(form: UseFormReturn<ServiceFormValues, unknown, ServiceInput>) {
  const [tab, setTab] = useState<Tab>('service');
  const showErrors = () => {
    const fields = Object.keys(form.getValues()) as (keyof ServiceFormValues)[];
    const wrong = fields.filter((field) => form.getFieldState(field).error);
    const [first] = wrong;
    if (!first || wrong.some((field) => tabOf(field) === tab)) return;
    // Hidden fields take no focus.
    flushSync(() => setTab(tabOf(first)));
    form.setFocus(first);
  };
  return { tab, setTab, showErrors };
}

interface ServiceTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
}

/** Switches between what a service is and the texts of its page. */
export const ServiceTabs = ({ tab, onTab }: ServiceTabsProps) => (
  <div role="group" aria-label="Parts" className="flex gap-5 border-b border-line sm:col-span-2">
    {(Object.keys(tabs) as Tab[]).map((name) => (
      <button
        key={name}
        type="button"
        aria-pressed={tab === name}
        onClick={() => onTab(name)}
        className={clsx(
          'min-h-9 cursor-pointer border-b-2 text-sm leading-5 font-semibold pointer-coarse:min-h-11',
          tab === name ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
          focusRing,
        )}
      >
        {tabs[name]}
      </button>
    ))}
  </div>
);
