'use client';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { useRefused } from './use-refused.ts';

/** Refusals of buttons that have no form of their own to say it in. */
export function TopRefusal({ count }: { count: number }) {
  const refused = useRefused();
  if (!refused) return null;
  if (
    [
      ...['correct', 'retry', 'remove', 'take-back', 'take-back-finding', 'bring-back'],
      ...['remove-chosen', 'spread', 'roster-names', 'refute-gap', 'tell-gap'],
    ].includes(refused.intent)
  ) {
    return <ErrorNotice refusal>{refused.message}</ErrorNotice>;
  }
  // The sentence that was being mended is gone; its reviewer's words are not.
  if (refused.intent === 'mend' && refused.index >= count) {
    return (
      <ErrorNotice refusal>
        <p>{refused.message}</p>
        <p className="mt-2">
          Your text: <span className="font-serif">{refused.text}</span>
        </p>
      </ErrorNotice>
    );
  }
  return null;
}
