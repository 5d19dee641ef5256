'use client';
import { useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { NotesResult } from './notes-result.ts';
import { isBlank, type NotesText } from './notes-text.ts';
import type { ReaderNotes } from './reader-notes.ts';

/** The notes being written: what stands in the fields against what stands in the database. */
export function useNotes(loaded: ReaderNotes) {
  // What came of a save without a script.
  const posted = useActionData<NotesResult>();
  const fetcher = useFetcher<NotesResult>();
  const result = fetcher.data ?? posted;
  const [stored, setStored] = useState(posted ? (storedBy(posted) ?? loaded) : loaded);
  const [text, setText] = useState<NotesText>(() => typedIn(posted) ?? loaded);
  const [seen, setSeen] = useState(fetcher.data);
  const onceDone = useRef<((saved: boolean) => void) | null>(null);

  if (fetcher.data && fetcher.data !== seen) {
    setSeen(fetcher.data);
    const now = storedBy(fetcher.data);
    if (now) {
      setStored(now);
      // Processed meanwhile: the field for new feedback starts empty again.
      if (now.processedFeedback.length !== stored.processedFeedback.length) {
        setText({ ...text, feedback: now.feedback });
      }
    }
  }

  useEffect(() => {
    if (fetcher.state !== 'idle') return;
    onceDone.current?.(fetcher.data?.outcome === 'saved');
    onceDone.current = null;
  }, [fetcher.state, fetcher.data]);

  return {
    fetcher,
    result,
    stored,
    text,
    write: (part: Partial<NotesText>) => setText((before) => ({ ...before, ...part })),
    saving: fetcher.state !== 'idle',
    modified: !same(text.notes, stored.notes) || !same(text.feedback, stored.feedback),
    blank: isBlank(text.notes) && isBlank(text.feedback),
    /** Saves the form, and says afterwards whether it was saved. */
    saveThen(form: HTMLFormElement | null, done: (saved: boolean) => void) {
      onceDone.current = done;
      fetcher.submit(form);
    },
  };
}

function storedBy(result: NotesResult): ReaderNotes | null {
  return result.outcome === 'refused' ? null : result.stored;
}

function typedIn(result: NotesResult | undefined): NotesText | null {
  return result && result.outcome !== 'saved' ? result.typed : null;
}

/** Blank text is stored as none. */
function same(a: string, b: string): boolean {
  return a === b || (isBlank(a) && isBlank(b));
}
