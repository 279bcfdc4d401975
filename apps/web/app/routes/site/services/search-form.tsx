import { withData } from '@polaris/contracts/browser-names';
import { type Service, type ServiceCategory, serviceCategoryLabels } from '@polaris/contracts';
import { Button } from '@polaris/ui/primitives/button';
import { Field } from '@polaris/ui/primitives/fields/field';
import { Input } from '@polaris/ui/primitives/fields/input';
import { Select } from '@polaris/ui/primitives/fields/select';
import { categoryOptions } from './category-options.ts';
import { ALL, SERVICES_PATH } from './service-filter.ts';

const MAX_SEARCH_LENGTH = 200;

interface SearchFormProps {
  services: Service[];
  filter: { q: string; category: ServiceCategory | typeof ALL };
}

/** Its value comes from the address, so the browser must not restore another. */
export function SearchForm({ services, filter: { q, category } }: SearchFormProps) {
  return (
    <search aria-label="Services">
      <form
        action={SERVICES_PATH}
        autoComplete="off"
        {...withData('servicesSearch')}
        className="grid grid-cols-[1fr_auto] items-end gap-4 md:grid-cols-[1fr_16rem_auto]"
      >
        <Field label="Search" className="col-span-2 md:col-span-1">
          <Input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={MAX_SEARCH_LENGTH}
            enterKeyHint="search"
            placeholder="Reports, duplicates, dashboards"
          />
        </Field>
        <Field label="Category">
          <Select name="category" defaultValue={category}>
            <option value={ALL}>All categories</option>
            {categoryOptions(services, category).map((value) => (
              <option key={value} value={value}>
                {serviceCategoryLabels[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
    </search>
  );
}
