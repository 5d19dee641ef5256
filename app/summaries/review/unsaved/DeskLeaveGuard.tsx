'use client';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { tooLargeToSend } from '#app/platform/http/too-large-to-send.ts';
import { LeaveDialog } from '#app/ui/LeaveDialog.tsx';
import { useLeaveGuard } from '#app/ui/use-leave-guard.ts';
import { useRefused } from '../use-refused.ts';
import { isLostBy, kindOf, unsavedForms } from './unsaved-forms.ts';

/** Asks before text that nobody has saved is left behind with the page, or with its form. */
export function DeskLeaveGuard({ desk }: { desk: RefObject<HTMLElement | null> }) {
  const refused = useRefused();
  const { state } = useNavigation();
  /** How many forms held something when it was asked: a save draws the others anew. */
  const [count, setCount] = useState(0);
  const guard = useLeaveGuard(true, (move) => {
    const forms = unsavedForms(desk.current);
    setCount(forms.length);
    return forms.some((form) => {
      const kind = kindOf(form);
      return kind !== null && isLostBy(kind, move);
    });
  });
  /** Where to, once the form is saved that is being saved. */
  const onwards = useRef<(() => void) | null>(null);
  const goOn = useEffectEvent(() => {
    const go = onwards.current;
    onwards.current = null;
    if (!go) return;
    guard.stay();
    if (!refused) go();
  });
  useEffect(() => {
    if (state === 'idle') goOn();
  }, [state]);

  const saveAndLeave = () => {
    const [form] = unsavedForms(desk.current);
    if (!form) return guard.stay();
    const isSent = tooLargeToSend(new FormData(form), window.location.pathname) === null;
    if (isSent) onwards.current = guard.onwards();
    // The form says itself why it is not.
    else guard.stay();
    form.requestSubmit(form.querySelector<HTMLElement>('button[type=submit]'));
  };
  return (
    <LeaveDialog
      open={guard.asking}
      description={
        count === 1
          ? 'What you wrote on this page has not been saved. If you leave now, it is lost.'
          : 'What you wrote in several forms of this page has not been saved. Save each of them first: if you leave now, it is lost.'
      }
      saving={state !== 'idle'}
      onStay={guard.stay}
      onLeave={guard.leave}
      save={{ isPossible: count === 1, onSaveAndLeave: saveAndLeave }}
    />
  );
}
