import { Link } from 'react-router';
import { shownOutcome } from '#app/meetings/outcome-words.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { type Hit, type PassageKind, plainText } from './found.ts';
import { kindWords } from './kind-words.ts';
import { Marked } from './Marked.tsx';

/**
 * What was found: a case with its best passage, or a passage that is of none; with whose words it is and the
 * way to its place.
 */
export function FoundHit({ hit }: { hit: Hit }) {
  const { kind, heading, text, speaker, time, outcome, caseOutcome, href, also } = hit;
  const isTitle = kind === 'case';
  const title = isTitle ? text : heading;
  const ofWhat = title ? <span className="sr-only">: {plainText(title)}</span> : null;
  return (
    <li className="hit">
      <p className="hit-head">
        <span className="hit-kind">{kindWords[kind]}</span>
        {title ? (
          <span className="hit-heading">
            <Marked text={title} />
          </span>
        ) : null}
        <OutcomeBadge outcome={heading ? caseOutcome : outcome} />
      </p>
      {isTitle ? null : (
        <p className="hit-text">
          <Marked text={text} />{' '}
          {heading && outcome !== caseOutcome ? <OutcomeBadge outcome={outcome} /> : null}
        </p>
      )}
      <p className="hit-foot">
        {speaker ? <span>{speaker}</span> : null}
        <Link to={href}>
          {wayTo(kind, time)}
          {ofWhat}
        </Link>
        {also.map((other) => (
          <Link key={other.kind} to={other.href}>
            {wayToOther(other.kind, kind)}
            {ofWhat}
          </Link>
        ))}
      </p>
    </li>
  );
}

function OutcomeBadge({ outcome }: { outcome: string | null }) {
  const badge = outcome === null ? null : shownOutcome(outcome);
  return badge ? <Badge state={badge.badge}>{badge.words}</Badge> : null;
}

function wayTo(kind: PassageKind, time: string | null): string {
  if (kind === 'transcript') return time ? `Read on at ${time}` : 'Read on in the transcript';
  if (kind === 'agenda') return 'See the agenda';
  if (kind === 'body' || kind === 'meeting') return 'Open';
  return time ? `Read in the summary, ${time}` : 'Read in the summary';
}

/** Of one case, beside the passage that is shown. */
function wayToOther(kind: PassageKind, shown: PassageKind): string {
  if (kind === 'agenda') return 'Also on the agenda';
  if (kind === 'decision')
    return shown === kind ? 'Also in another decision' : 'Also in a decision';
  return shown === kind ? 'Also elsewhere in the summary' : 'Also in the summary';
}
