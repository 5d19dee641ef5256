import { CheckIcon, WarningIcon } from '#app/ui/icons.tsx';
import { type TypedCheck, unansweredWords } from './use-typed-check.ts';

const mostShown = 12;

/** What the checker says of a whole draft as it is typed: each sentence that fails, and why. */
export function TypedDraft({ typed: { judged, isUnanswered } }: { typed: TypedCheck }) {
  const failed = judged?.filter(({ verdict }) => verdict === 'marked') ?? [];
  return (
    <div className="text-sm">
      <p role="status" className="flex min-h-6 gap-2 font-semibold">
        {isUnanswered ? (
          <span className="font-normal text-muted">{unansweredWords}</span>
        ) : judged === null ? null : failed.length === 0 ? (
          <>
            <CheckIcon className="mt-0.5 flex-none" />
            {judged.length} {judged.length === 1 ? 'sentence' : 'sentences'}, none marked.
          </>
        ) : (
          <>
            <WarningIcon className="mt-0.5 flex-none text-danger" />
            {failed.length} of {judged.length} {judged.length === 1 ? 'sentence' : 'sentences'}{' '}
            marked, as typed.
          </>
        )}
      </p>
      <ol className="mt-1 grid gap-2">
        {failed.slice(0, mostShown).map(({ index, text, reasons }) => (
          <li key={index} className="grid grid-cols-[2rem_1fr]">
            <span className="text-muted tabular-nums">{index + 1}</span>
            <span>
              <span className="block break-words font-serif">{text}</span>
              <span className="block text-danger">{reasons.join(' ')}</span>
            </span>
          </li>
        ))}
      </ol>
      {failed.length > mostShown ? <p>And {failed.length - mostShown} more.</p> : null}
    </div>
  );
}
