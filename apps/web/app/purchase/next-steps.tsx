import { serviceTexts as words } from '../../content/service-texts.ts';

export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-accent">{words.order.next}</h3>
      <ol className="flex flex-col gap-1.5 text-[0.9375rem] leading-6">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-pretty">
            <span aria-hidden="true" className="font-display text-accent">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
