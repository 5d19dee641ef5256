import { CheckIcon, WarningIcon } from '#app/ui/icons.tsx';
import { type TypedCheck, unansweredWords } from './use-typed-check.ts';

/** What the checker says of a sentence as it is typed. */
export function TypedVerdict({ typed: { judged, isUnanswered } }: { typed: TypedCheck }) {
  const failed = judged?.filter(({ verdict }) => verdict === 'marked') ?? [];
  return (
    <div aria-live="polite" className="min-h-6 text-sm">
      {isUnanswered ? (
        <p className="text-muted">{unansweredWords}</p>
      ) : failed.length > 0 ? (
        <p className="flex gap-2 text-danger">
          <WarningIcon className="mt-0.5 flex-none" />
          <span>{failed.flatMap(({ reasons }) => reasons).join(' ')}</span>
        </p>
      ) : judged && judged.length > 0 ? (
        <p className="flex gap-2 text-muted">
          <CheckIcon className="mt-0.5 flex-none" />
          <span>
            {judged.every(({ verdict }) => verdict === 'compared')
              ? 'Its names, numbers and words stand in the passages. Whether they say this, you judge.'
              : 'It cites nothing, so it is not checked.'}
          </span>
        </p>
      ) : null}
    </div>
  );
}
