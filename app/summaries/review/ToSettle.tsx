import type { OpenFinding } from '../findings/open-findings.ts';
import { markCopy } from './review-copy.ts';
import { type OpenSentence, openByRisk } from './sentence-order.ts';

/** So many sentences are named; the way to the next is in the bar. */
const mostNamed = 12;

type ToSettleProps = { open: readonly OpenSentence[]; findings: readonly OpenFinding[] };

/** What is to be settled before a draft can be published, the greatest risk first. */
export function ToSettle({ open, findings }: ToSettleProps) {
  const count = open.length + findings.length;
  if (count === 0) return null;
  const [one, many] = findings.length > 0 ? ['thing', 'things'] : ['sentence', 'sentences'];
  return (
    <>
      <p className="font-semibold">
        {count === 1
          ? `1 ${one} has to be settled before readers see it.`
          : `${count} ${many} have to be settled before readers see them.`}
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
        {findings.length > 0 ? (
          <li>
            Cases and votes:{' '}
            {findings.map(({ name, place }, position) => (
              <span key={place}>
                {position > 0 ? ', ' : ''}
                <a href={`#${place}`}>{name}</a>
              </span>
            ))}
          </li>
        ) : null}
      </ul>
    </>
  );
}
