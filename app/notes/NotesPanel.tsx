'use client';
import { useRef } from 'react';
import { Button } from '#app/ui/Button.tsx';
import { LeaveDialog } from '#app/ui/LeaveDialog.tsx';
import { ErrorNotice, Notice } from '#app/ui/Notice.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useLeaveGuard } from '#app/ui/use-leave-guard.ts';
import { useRefusalFocus } from '#app/ui/use-refusal-focus.ts';
import type { NotesResult } from './notes-result.ts';
import { feedbackLimit, notesLimit } from './notes-text.ts';
import type { ReaderNotes } from './reader-notes.ts';
import { useNotes } from './use-notes.ts';

type Props = {
  loaded: ReaderNotes;
  /** The page to come back to after signing in again. */
  here: string;
};

/** A reader's notes and feedback. Without a script it is a plain form, and the server decides. */
export function NotesPanel({ loaded, here }: Props) {
  const notes = useNotes(loaded);
  const { fetcher, result, stored, text, saving, modified, blank } = notes;
  const guard = useLeaveGuard(modified);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  useRefusalFocus(form, result?.outcome === 'saved' ? null : result);
  const errors = result?.outcome === 'refused' ? result.errors : {};
  return (
    <Panel id="your-notes" title="Your Notes" className="no-print">
      <fetcher.Form ref={form} method="post" noValidate className="form-stack">
        <Outcome result={result} here={here} />
        <input type="hidden" name="revision" value={stored.revision} />
        {hydrated ? <input type="hidden" name="inPlace" value="yes" /> : null}
        <TextArea
          field={{ name: 'notes', defaultValue: text.notes, errors: errors.notes }}
          label="Notes"
          hint="Only you can read them."
          limit={notesLimit}
          rows={8}
          reading
          onInput={(event) => notes.write({ notes: event.currentTarget.value })}
        />
        <ProcessedFeedback feedback={stored.processedFeedback} />
        <TextArea
          key={stored.processedFeedback.length}
          field={{ name: 'feedback', defaultValue: text.feedback, errors: errors.feedback }}
          label="Feedback"
          hint="What the summary got wrong or left out. We read it."
          limit={feedbackLimit}
          rows={4}
          onInput={(event) => notes.write({ feedback: event.currentTarget.value })}
        />
        <div className="button-row">
          <Button
            type="submit"
            variant="primary"
            disabled={hydrated && (!modified || blank)}
            pending={saving}
            pendingLabel="Saving..."
          >
            Save Notes
          </Button>
          <span role="status" className="self-center text-muted text-sm">
            {hydrated && modified && !saving ? 'Not saved yet' : null}
          </span>
        </div>
      </fetcher.Form>
      <LeaveDialog
        open={guard.asking}
        description="What you wrote about this meeting has not been saved. If you leave now, it is lost."
        saving={saving}
        onStay={guard.stay}
        onLeave={guard.leave}
        save={{
          isPossible: !blank,
          onSaveAndLeave: () =>
            notes.saveThen(form.current, (saved) => (saved ? guard.leave() : guard.stay())),
        }}
      />
    </Panel>
  );
}

function Outcome({ result, here }: { result: NotesResult | undefined; here: string }) {
  if (result?.outcome === 'conflict') return <Conflict stored={result.stored} />;
  if (result?.outcome !== 'refused' || !result.errors.form?.length) return null;
  return (
    <ErrorNotice refusal title={result.errors.form.join(' ')}>
      {result.signedOut ? (
        <>
          Your text is still here.{' '}
          <a href={`/auth?${new URLSearchParams({ from: here })}`} target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
          , then save again.
        </>
      ) : null}
    </ErrorNotice>
  );
}

/** Both texts: the stored one here, the reader's own in the fields below. */
function Conflict({ stored }: { stored: ReaderNotes }) {
  return (
    <ErrorNotice refusal title="These notes were saved somewhere else since you opened this page">
      <p>
        Nothing was saved now. What you wrote is in the fields below; this is what is stored. Copy
        what you need, then save again to replace it.
      </p>
      <Stored label="Stored notes" text={stored.notes} />
      <Stored label="Stored feedback" text={stored.feedback} />
    </ErrorNotice>
  );
}

function Stored({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <div className="mt-3">
      <p className="font-semibold text-sm">{label}</p>
      <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-wrap border-line-strong border-l-2 pl-3 font-serif">
        {text}
      </p>
    </div>
  );
}

function ProcessedFeedback({ feedback }: { feedback: string[] }) {
  if (feedback.length === 0) return null;
  return (
    <Notice title="Processed feedback">
      <ul className="grid gap-3">
        {feedback.map((text) => (
          <li key={text} className="whitespace-pre-wrap">
            {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
