import { unbrokenTallies } from '#app/platform/language/unbroken-tallies.ts';
import type { DifferencePart } from './compare-versions.ts';

/** Text with what went and what came marked, for the eye and for a screen reader. */
export function DifferenceParts({ parts }: { parts: DifferencePart[] }) {
  return parts.map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
    if (part.kind === 'same') return <span key={at}>{unbrokenTallies(part.text)}</span>;
    const Mark = part.kind === 'added' ? 'ins' : 'del';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
      <Mark key={at}>
        <span className="sr-only">{` [${part.kind}: `}</span>
        {unbrokenTallies(part.text)}
        <span className="sr-only">{'] '}</span>
      </Mark>
    );
  });
}
