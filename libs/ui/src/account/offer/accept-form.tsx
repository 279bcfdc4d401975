import {
  type OfferPage,
  type OfferSelection,
  acceptanceStatement,
  offerAcceptanceInputSchema,
  offerPrice,
  toCents,
} from '@polaris/contracts';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { errorMessage } from '../../api/client/api-error.ts';
import { messageAt } from '../../api/client/form-errors.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Input } from '../../primitives/fields/input.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { CodeField } from './code-field.tsx';
import type { Answers } from './use-answers.ts';

interface AcceptFormProps {
  token: string;
  /** The field of the name. */
  name: RefObject<HTMLInputElement | null>;
  page: OfferPage;
  selection: OfferSelection;
  total: number;
  accept: Answers['accept'];
}

/** Accepts what is chosen of an offer, by a name and a button beside what it states. */
export function AcceptForm(props: AcceptFormProps) {
  const { token, name: field, page, selection, total, accept } = props;
  const { seller, number, sha256 } = page;
  const price = offerPrice(page.content, total);
  const asked = page.code && toCents(total) > toCents(page.code.above) ? page.code : null;
  const id = useId();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [mistake, setMistake] = useState<Partial<Record<'name' | 'code', string | undefined>>>({});
  const codeField = useRef<HTMLInputElement>(null);
  const { isPending, error, send } = accept;
  const nameError = mistake.name ?? messageAt(error, 'name');
  const codeError = mistake.code ?? messageAt(error, 'code');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      name: problemOf(nameSchema, name),
      code: asked ? problemOf(codeSchema, code) : undefined,
    };
    setMistake(found);
    if (found.name) field.current?.focus();
    else if (found.code) codeField.current?.focus();
    else if (!isPending)
      send({
        ...{ number, sha256, selection: [...selection], total, name: name.trim() },
        ...(asked && { code }),
      });
  };
  return (
    <Form
      isPageForm
      aria-labelledby={`${id}-title`}
      onSubmit={submit}
      className="relative z-20 -mx-5 flex flex-col gap-5 border-t-2 border-accent bg-surface px-5 pt-6 md:mx-0 md:px-0 print:hidden"
    >
      <h2 id={`${id}-title`} className="font-display text-2xl leading-8">
        Accept this offer
      </h2>
      <Field label="Your name" error={nameError} required className="max-w-md">
        <Input
          ref={field}
          name="name"
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {asked && (
        <CodeField
          token={token}
          to={asked.to}
          field={codeField}
          code={code}
          error={codeError}
          onChange={setCode}
        />
      )}
      {error && !messageAt(error, 'name') && !(asked && messageAt(error, 'code')) && (
        <Alert>{sentenceOf(error)}</Alert>
      )}
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
        <p id={`${id}-statement`} className="max-w-prose leading-7 wrap-anywhere">
          {acceptanceStatement(name.trim() || '[your name]', price, seller.legalName)}
        </p>
        <Button
          type="submit"
          size="lg"
          pending={isPending}
          aria-describedby={`${id}-statement`}
          className="max-w-full shrink! py-2 sm:shrink-0!"
        >
          Accept {price}
        </Button>
      </div>
      <p className="text-sm leading-6 text-muted">You can print it, or ask me for paper.</p>
    </Form>
  );
}

const { name: nameSchema, code: codeSchema } = offerAcceptanceInputSchema.shape;

/** Why a field cannot be sent as it was typed. */
const problemOf = (schema: typeof nameSchema | typeof codeSchema, typed: string) =>
  schema.safeParse(typed).error?.issues[0]?.message;

/** What the server says of the first field that is wrong tells more than that one is. */
const sentenceOf = (error: Error): string =>
  messageAt(error, 'selection') ?? messageAt(error, 'total') ?? errorMessage(error);
