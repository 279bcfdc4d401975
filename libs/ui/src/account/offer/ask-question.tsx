import { offerQuestionSchema } from '@polaris/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../api/client/api-error.ts';
import { messageAt } from '../../api/client/form-errors.ts';
import { useAskAboutOffer } from '../../api/sales/offer-page.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Textarea } from '../../primitives/fields/textarea.tsx';
import { Form } from '../../primitives/form/form.tsx';

interface AskQuestionProps {
  token: string;
  /** Of the button that shows the form. */
  label: string;
}

/** Asks the owner about an offer, in place, so that the offer can be read meanwhile. */
export function AskQuestion({ token, label }: AskQuestionProps) {
  const ask = useAskAboutOffer(token);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <QuestionForm ask={ask} onClose={() => setOpen(false)} />;
  return (
    <>
      <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <p role="status" className="order-last w-full text-sm leading-6">
        {ask.isSuccess && 'Your question was sent. The answer comes by email.'}
      </p>
    </>
  );
}

interface QuestionFormProps {
  ask: ReturnType<typeof useAskAboutOffer>;
  onClose: () => void;
}

function QuestionForm({ ask, onClose }: QuestionFormProps) {
  const [text, setText] = useState('');
  const [mistake, setMistake] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error } = ask;
  const textError = mistake ?? messageAt(error, 'text');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = offerQuestionSchema.shape.text.safeParse(text).error?.issues[0]?.message;
    setMistake(found);
    if (found) field.current?.focus();
    else if (!isPending) mutate({ text: text.trim() }, { onSuccess: onClose });
  };
  return (
    <Form
      aria-label="Ask a question"
      onSubmit={submit}
      className="order-last flex w-full flex-col gap-4"
    >
      {error && !messageAt(error, 'text') && <Alert>{errorMessage(error)}</Alert>}
      <Field label="Your question" error={textError} required>
        <Textarea ref={field} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          Send question
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
