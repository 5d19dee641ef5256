'use client';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { kindOf, type TypedForm, unsavedForms } from './unsaved-forms.ts';

/** Asks before text that nobody has saved goes from the desk with its form, or with another save. */
export function useDeskGuard(desk: RefObject<HTMLElement | null>) {
  const unsaved = () => unsavedForms(desk.current);
  const [held, hold] = useState<{ go: () => void } | null>(null);
  /** The form that is sent whatever other forms hold. */
  const sent = useRef<HTMLFormElement | null>(null);
  return {
    asking: held !== null,
    stay: () => hold(null),
    goOn() {
      hold(null);
      held?.go();
    },
    /** Does something that closes a form of this kind, if need be after a question. */
    before(kind: TypedForm, go: () => void) {
      if (unsaved().some((form) => kindOf(form) === kind)) hold({ go });
      else go();
    },
    /** A save draws the desk anew, and with it the forms that were not saved. */
    onSubmit(event: FormEvent) {
      // Only forms are sent.
      const form = event.target as HTMLFormElement;
      if (sent.current === form || unsaved().every((other) => other === form)) return;
      event.preventDefault();
      event.stopPropagation();
      // What React hears of as a submission is one.
      const button = (event.nativeEvent as SubmitEvent).submitter;
      hold({
        go() {
          sent.current = form;
          form.requestSubmit(button);
          sent.current = null;
        },
      });
    },
  };
}
