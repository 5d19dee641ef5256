import type { ReviewedVersion } from './read-version.server.ts';
import { originCopy } from './review-copy.ts';

type DraftOriginProps = {
  version: Pick<ReviewedVersion, 'origin' | 'drafted' | 'hasAgenda' | 'sentences'>;
};

/** Who wrote the draft, what of it a language model did not, and what it cost. */
export function DraftOrigin({ version }: DraftOriginProps) {
  const { origin, drafted, hasAgenda, sentences } = version;
  const { note, use } = drafted;
  return (
    <div className="grid gap-1 text-muted text-sm">
      <p>
        {originCopy[origin]} {hasAgenda ? 'Items are named after the agenda. ' : ''}
        {sentences.length} {sentences.length === 1 ? 'sentence' : 'sentences'}.
      </p>
      {note ? <p className="text-ink">{note}</p> : null}
      {use ? (
        <p className="tabular-nums">
          {use.model}: {use.calls.toLocaleString('en-US')} {use.calls === 1 ? 'call' : 'calls'},{' '}
          {use.inputTokens.toLocaleString('en-US')} tokens read,{' '}
          {use.outputTokens.toLocaleString('en-US')} written, {dollars(use.microDollars)}.{' '}
          <span>Prompts {use.prompts}.</span>
        </p>
      ) : null}
    </div>
  );
}

function dollars(micro: number): string {
  const amount = micro / 1_000_000;
  if (micro > 0 && amount < 0.01) return 'less than $0.01';
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
