import { LinkButton } from '#app/ui/LinkButton.tsx';
import type { SentenceDifference } from './compare-versions.ts';
import { DifferenceParts } from './DifferenceParts.tsx';

type VersionDifferenceProps = {
  earlier: string;
  later: string;
  differences: SentenceDifference[];
  back: string;
};

const kindWords = {
  same: '',
  changed: 'Changed',
  removed: 'Removed',
  added: 'Added',
  'other places': 'Other places',
} as const;

/** What one version of a summary says and another does not. */
export function VersionDifference({ earlier, later, differences, back }: VersionDifferenceProps) {
  const count = differences.filter(({ kind }) => kind !== 'same').length;
  return (
    <section aria-labelledby="difference-title" className="grid max-w-[52rem] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="difference-title" className="section-title">
            What changed
          </h2>
          <p className="text-muted text-sm">
            From {earlier} to {later}.{' '}
            {count === 0
              ? 'They say the same.'
              : `${count} of ${differences.length} ${differences.length === 1 ? 'sentence' : 'sentences'}.`}
          </p>
        </div>
        <LinkButton to={back} small>
          Back to the Version
        </LinkButton>
      </div>
      <ol className="grid gap-1">
        {differences.map(({ section, kind, parts }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
          <li key={place}>
            {section !== differences[place - 1]?.section && section !== '' ? (
              <h3 className="mt-4 mb-2 font-serif text-xl">{section}</h3>
            ) : null}
            <div className="difference" data-kind={kind}>
              <span className="difference-kind">{kindWords[kind]}</span>
              <p className="min-w-0 break-words font-serif leading-relaxed">
                <DifferenceParts parts={parts} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
