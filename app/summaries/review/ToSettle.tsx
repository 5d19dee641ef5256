import { markCopy } from './review-copy.ts';
import { type OpenSentence, openByRisk } from './sentence-order.ts';

/** So many sentences are named; the way to the next is in the bar. */
const mostNamed = 12;

/** What is to be settled before a draft can be published, the greatest risk first. */
export function ToSettle({ open }: { open: readonly OpenSentence[] }) {
  return (
    <>
      <p className="font-semibold">
        {open.length === 1
          ? '1 sentence has to be settled before readers see it.'
          : `${open.length} sentences have to be settled before readers see them.`}
      </p>
      <ul className="grid gap-1">
        {openByRisk(open).map(({ mark, numbers }) => (
          <li key={mark}>
            {markCopy[mark].title}:{' '}
            {numbers.slice(0, mostNamed).map((number, position) => (
              <span key={number}>
                {position > 0 ? ', ' : ''}
                <a href={`#n${number}`}>{number}</a>
              </span>
            ))}
            {numbers.length > mostNamed ? ` and ${numbers.length - mostNamed} more` : ''}
          </li>
        ))}
      </ul>
    </>
  );
}
