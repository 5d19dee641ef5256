import { passageAddress } from '#app/meetings/transcript-page.ts';
import { capitalized } from '#app/platform/language/capitalized.ts';
import { unbrokenTallies } from '#app/platform/language/unbroken-tallies.ts';
import { Badge } from '#app/ui/Badge.tsx';
import type { CaseCard as Card, CountedVote, NamedFacts as Named } from '../account/account.ts';
import { isQuiet } from '../account/case-order.ts';
import { movedBy, tallyOf } from '../account/vote-words.ts';
import { CaseMatters } from './CaseMatters.tsx';
import { CaseNumber } from './CaseNumber.tsx';
import { Cited } from './Cited.tsx';
import type { ReadingLinks } from './reading-links.ts';
import { ToldLines } from './ToldLines.tsx';
import { VoteNames } from './VoteNames.tsx';

type CaseCardProps = {
  card: Card;
  shift: number;
  links: ReadingLinks;
  /** The card of the motion that decided it with others. */
  host?: Card;
};

/** A case of the meeting: what became of it, what was told of it, and what was named in it. */
export function CaseCard({ card: whole, shift, links, host }: CaseCardProps) {
  const card = host ? { ...whole, outcome: outcomeBelow(host, whole) } : whole;
  const isMember = host !== undefined;
  if (isQuiet(card)) return <QuietCase card={card} links={links} />;
  const { anchor, lines, votes, named, members } = card;
  const head = `${anchor}-title`;
  return (
    <article id={anchor} className={isMember ? 'case case-member' : 'case'} aria-labelledby={head}>
      <CaseTitle card={card} id={head} level={isMember ? shift + 4 : shift + 3} />
      <CaseOutcome card={card} links={links} />
      <ToldLines lines={lines} shift={shift} links={links} />
      {votes.map((counted) => (
        <VoteLine key={counted.vote.index} counted={counted} anchor={anchor} links={links} />
      ))}
      {members.map((member) => (
        <CaseCard key={member.anchor} card={member} shift={shift} links={links} host={card} />
      ))}
      <NamedFacts named={named} anchor={anchor} links={links} />
      <CaseMatters anchor={anchor} links={links} />
    </article>
  );
}

/** What became of all that one motion decided stands once, over them. */
const outcomeBelow = (host: Card, { outcome }: Card): Card['outcome'] =>
  outcome && host.outcome && outcome.words.startsWith(host.outcome.words) ? null : outcome;

/** Of which nothing is told but that it was on the agenda. */
function QuietCase({ card, links }: Pick<CaseCardProps, 'card' | 'links'>) {
  const { anchor, designator, title, outcome, begins, named } = card;
  return (
    <div id={anchor} className="case-quiet">
      <p>
        <CaseNumber designator={designator} />
        {title}
        {outcome ? <QuietOutcome outcome={outcome} /> : null}
        {begins ? (
          <a href={passageAddress(links.transcriptHref, begins.first)} className="case-time">
            {begins.label}
          </a>
        ) : null}
      </p>
      <NamedFacts named={named} anchor={anchor} links={links} />
      <CaseMatters anchor={anchor} links={links} />
    </div>
  );
}

/** Of what nothing is told it is enough to say that nobody voted. */
function QuietOutcome({ outcome }: { outcome: NonNullable<Card['outcome']> }) {
  if (outcome.badge !== 'open') return <CaseBadge outcome={outcome} />;
  return <span className="case-quiet-outcome">{outcome.words}</span>;
}

function CaseTitle({ card, id, level }: { card: Card; id: string; level: number }) {
  const { anchor, designator, title } = card;
  const words = (
    <>
      <CaseNumber designator={designator} />
      {title}
      <a href={`#${anchor}`} className="copy-link" data-copy-link>
        <span className="sr-only">Copy link to {designator ? `item ${designator}` : title}</span>
      </a>
    </>
  );
  if (level <= 3) return <h3 id={id}>{words}</h3>;
  if (level === 4) return <h4 id={id}>{words}</h4>;
  return <h5 id={id}>{words}</h5>;
}

function CaseOutcome({ card, links }: Pick<CaseCardProps, 'card' | 'links'>) {
  const { outcome, tally, begins } = card;
  if (!outcome && !tally && !begins) return null;
  return (
    <p className="case-outcome">
      {outcome ? <CaseBadge outcome={outcome} /> : null}
      {tally ? <span className="case-tally">{unbrokenTallies(tally)}</span> : null}
      {begins ? (
        <a href={passageAddress(links.transcriptHref, begins.first)} className="case-time">
          <span className="sr-only">Taken up at </span>
          {begins.label}
        </a>
      ) : null}
    </p>
  );
}

function CaseBadge({ outcome }: { outcome: NonNullable<Card['outcome']> }) {
  return <Badge state={outcome.badge}>{outcome.words}</Badge>;
}

type VoteLineProps = { counted: CountedVote; anchor: string; links: ReadingLinks };

/** A vote as it was counted, where no sentence tells it. */
export function VoteLine({ counted, anchor, links }: VoteLineProps) {
  const { vote, passage } = counted;
  const tally = tallyOf(vote);
  return (
    <div className="vote-line">
      <p>
        {vote.kind === 'amendment' ? 'Amendment: ' : ''}
        {capitalized(vote.subject ?? vote.motion)}
        {'. '}
        <b>{outcomeWords[vote.outcome ?? ''] ?? 'Outcome not said'}</b>
        {tally ? `, ${unbrokenTallies(tally)}` : ''}.{movedBy(vote) ? ` ${movedBy(vote)}.` : ''}{' '}
        {passage ? (
          <Cited
            id={`${anchor}-vote-${vote.index}`}
            passage={passage}
            links={links}
            checked={vote.editedAt ? 'confirmed' : 'counted'}
          />
        ) : null}
      </p>
      <VoteNames vote={vote} />
    </div>
  );
}

const outcomeWords: Record<string, string> = { adopted: 'Adopted', rejected: 'Rejected' };

type NamedFactsProps = { named: readonly Named[]; anchor: string; links: ReadingLinks };

/** Money, dates and papers that were named; each opens the passage that names it. */
export function NamedFacts({ named, anchor, links }: NamedFactsProps) {
  if (named.length === 0) return null;
  return (
    <dl className="case-named">
      {named.map(({ kind, title, facts }) => (
        <div key={kind}>
          <dt>{title}</dt>
          <dd>
            {facts.map(({ label, detail, passage }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an editor can name the same twice
              <span key={at} className={detail ? 'named-detail' : undefined}>
                {passage ? (
                  <Cited
                    id={`${anchor}-${kind}-${at}`}
                    passage={passage}
                    links={links}
                    label={label}
                  />
                ) : (
                  label
                )}
                {detail ? <q>{detail}</q> : null}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
