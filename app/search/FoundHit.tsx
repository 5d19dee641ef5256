import { Link } from 'react-router';
import { shownOutcome } from '#app/meetings/outcome-words.ts';
import { Badge } from '#app/ui/Badge.tsx';
import type { Hit, PassageKind } from './found.ts';
import { kindWords } from './kind-words.ts';
import { Marked } from './Marked.tsx';

/** A passage that was found, with whose words it is and the way to its place. */
export function FoundHit({ hit }: { hit: Hit }) {
  const { kind, heading, text, speaker, time, outcome, href } = hit;
  const badge = outcome === null ? null : shownOutcome(outcome);
  return (
    <li className="hit">
      <p className="hit-head">
        <span className="hit-kind">{kindWords[kind]}</span>
        {heading ? <span className="hit-heading">{heading}</span> : null}
        {badge ? <Badge state={badge.badge}>{badge.words}</Badge> : null}
      </p>
      <p className="hit-text">
        <Marked text={text} />
      </p>
      <p className="hit-foot">
        {speaker ? <span>{speaker}</span> : null}
        <Link to={href}>
          {wayTo(kind, time)}
          {heading ? <span className="sr-only">: {heading}</span> : null}
        </Link>
      </p>
    </li>
  );
}

function wayTo(kind: PassageKind, time: string | null): string {
  if (kind === 'transcript') return time ? `Read on at ${time}` : 'Read on in the transcript';
  if (kind === 'agenda') return 'See the agenda';
  if (kind === 'body' || kind === 'meeting') return 'Open';
  return time ? `Read in the summary, ${time}` : 'Read in the summary';
}
