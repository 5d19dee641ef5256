'use client';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { ChevronDownIcon } from '#app/ui/icons.tsx';
import type { BodyChoice } from './body-choices.ts';
import type { Question } from './question.ts';

type AskFormProps = {
  question: Question;
  /** Of which one can be asked alone. */
  bodies: readonly BodyChoice[];
  /** Whether an answer will be written, which is more than looking up. */
  writes: boolean;
};

/** The one box of the page. */
export function AskForm({ question: { q, body }, bodies, writes }: AskFormProps) {
  const pending = useNavigation().location?.pathname === '/ask';
  return (
    <Form method={writes ? 'post' : 'get'} action="/ask" className="ask-form">
      <label htmlFor="question" className="sr-only">
        Your question
      </label>
      <input
        id="question"
        type="text"
        name="q"
        defaultValue={q}
        placeholder="What was decided on short-term rentals?"
        className="control ask-box"
        autoComplete="off"
        required
      />
      {bodies.length > 1 ? (
        <span className="select-frame ask-body">
          <select
            name="body"
            aria-label="Whose meetings"
            className="control"
            defaultValue={body ?? ''}
          >
            <option value="">All that you follow</option>
            {bodies.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      ) : body ? (
        <input type="hidden" name="body" value={body} />
      ) : null}
      <Button type="submit" variant="primary" pending={pending} pendingLabel="Reading...">
        {q ? 'Ask again' : 'Ask'}
      </Button>
      <p role="status" className="ask-wait">
        {pending && writes
          ? 'The record is read and each sentence checked. It can take half a minute.'
          : null}
      </p>
    </Form>
  );
}
