import { AddSampleData } from './add-sample-data.tsx';
import { RemoveSampleData } from './remove-sample-data.tsx';

const texts = {
  offered: 'Only looking around? Fill the lists with invented people and six months of sales.',
  added: 'Invented people and sales. Their coming sessions take times on your booking page.',
};

export interface SampleStripProps {
  state: 'offered' | 'added';
}

/** Offers the sample data where there is nothing yet, and its removal while it is there. */
export function SampleStrip({ state }: SampleStripProps) {
  return (
    <section
      aria-labelledby="samples-title"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border border-line px-4 py-1.5 text-sm leading-6"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-4">
        <h2 id="samples-title" className="font-semibold">
          Sample data
        </h2>
        <p className="text-muted">{texts[state]}</p>
      </div>
      <div className="-mx-3 flex">
        {state === 'added' ? <RemoveSampleData /> : <AddSampleData size="sm" />}
      </div>
    </section>
  );
}
