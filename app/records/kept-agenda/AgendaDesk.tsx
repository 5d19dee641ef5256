'use client';
import { useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import type { ShownEntry } from './shown-entry.ts';

type AgendaDeskProps = {
  entries: ShownEntry[];
  revision: number;
  lastChange: string | null;
  /** The entry that is chosen when the page opens. */
  at: number | null;
};

const buttons = [
  { intent: 'open-edit', label: 'Edit' },
  { intent: 'open-add', label: 'Add' },
  { intent: 'up', label: 'Move Up' },
  { intent: 'down', label: 'Move Down' },
  { intent: 'outdent', label: 'Outdent' },
  { intent: 'indent', label: 'Indent' },
  { intent: 'merge', label: 'Merge Into Previous' },
  { intent: 'remove', label: 'Remove' },
];

/** An agenda's entries to choose one of, and what can be done with the chosen one. */
export function AgendaDesk({ entries, revision, lastChange, at }: AgendaDeskProps) {
  const refused = useActionData<{ refused?: string; message?: string }>();
  const navigation = useNavigation();
  const [chosen, setChosen] = useState(at);
  const [shown, setShown] = useState(revision);
  if (shown !== revision) {
    setShown(revision);
    setChosen(at);
  }
  return (
    <Form
      method="post"
      preventScrollReset
      // The buttons keep the focus, so that an entry is moved on by pressing again.
      onSubmit={(event) => {
        if (navigation.state !== 'idle') event.preventDefault();
      }}
    >
      <input type="hidden" name="revision" value={revision} />
      <fieldset className="desk-bar" aria-label="The chosen entry">
        {buttons.map(({ intent, label }) => (
          <Button key={intent} type="submit" name="intent" value={intent} small>
            {label}
          </Button>
        ))}
        <span className="grow" />
        {lastChange ? (
          <Button
            type="submit"
            name="intent"
            value="undo"
            small
            aria-label={`Undo: ${lastChange}`}
            title={lastChange}
          >
            Undo
          </Button>
        ) : null}
      </fieldset>
      {refused?.refused === 'change' ? (
        <div className="mb-3">
          <ErrorNotice refusal>{refused.message}</ErrorNotice>
        </div>
      ) : null}
      <fieldset>
        <legend className="sr-only">Entries of the agenda</legend>
        <ol className="row-list">
          {entries.map((entry, index) => (
            <li key={entry.key} id={`entry-${index}`} className="!p-0 scroll-mt-36 sm:scroll-mt-16">
              <label
                className={classNames(
                  'flex w-full cursor-pointer gap-3 py-1.5 pr-1',
                  indents[Math.min(entry.level, indents.length - 1)],
                )}
              >
                <input
                  type="radio"
                  name="index"
                  value={index}
                  checked={chosen === index}
                  onChange={() => setChosen(index)}
                  className="mt-1.5 size-4 flex-none scroll-mt-36 accent-(--accent) sm:scroll-mt-16"
                />
                <EntryWords entry={entry} />
              </label>
            </li>
          ))}
        </ol>
      </fieldset>
    </Form>
  );
}

/** Deeper than this, levels look alike: the row stays wide enough to read on a phone. */
const indents = ['pl-1', 'pl-6 sm:pl-8', 'pl-10 sm:pl-15', 'pl-14 sm:pl-22', 'pl-17 sm:pl-29'];

function EntryWords({ entry }: { entry: ShownEntry }) {
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className={entry.isHeading ? 'font-semibold' : undefined}>
        {entry.designator ? (
          <>
            <span className="font-semibold tabular-nums">{entry.designator}</span>{' '}
          </>
        ) : null}
        {entry.title}
      </span>
      {entry.notes.map((note) => (
        <span key={note} className="row-list-note block">
          {note}
        </span>
      ))}
    </span>
  );
}
