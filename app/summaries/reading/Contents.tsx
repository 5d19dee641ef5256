import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { AdoptedIcon, PendingIcon, RejectedIcon } from '#app/ui/icons.tsx';
import type { CaseCard } from '../account/account.ts';
import { CaseNumber } from './CaseNumber.tsx';

/** Fewer than these are seen at a glance. */
const fewest = 2;

/** The cases of a meeting by title, which are the chapters of its recording as well. */
export function Contents({ cases }: { cases: readonly CaseCard[] }) {
  const all = cases.flatMap((card) => [card, ...card.members.map(asMember)]);
  if (all.length < fewest) return null;
  return (
    <nav aria-label="Contents" className="case-list more-shade no-print">
      <details>
        <summary>Contents ({all.length})</summary>
        <p className="case-list-title" aria-hidden>
          Contents
        </p>
        <Legend cases={all} />
        <ol>
          {all.map((card) => (
            <Entry key={card.anchor} card={card} />
          ))}
        </ol>
      </details>
    </nav>
  );
}

type Listed = CaseCard & { isMember?: true };

const asMember = (card: CaseCard): Listed => ({ ...card, isMember: true });

/** What the marks mean, of those that there are. Whoever hears the page is told with each. */
function Legend({ cases }: { cases: readonly Listed[] }) {
  const known = marks.filter(({ badge }) => cases.some(({ outcome }) => outcome?.badge === badge));
  if (known.length === 0) return null;
  return (
    <p className="case-list-legend" aria-hidden>
      {known.map(({ badge, words, icon }) => (
        <span key={badge}>
          <span className={`case-list-${badge}`}>{icon}</span>
          {words}
        </span>
      ))}
    </p>
  );
}

function Entry({ card }: { card: Listed }) {
  const { anchor, designator, title, outcome, begins } = card;
  const { play } = begins ?? {};
  return (
    <li className={classNames(card.isMember && 'case-list-member')}>
      <a href={`#${anchor}`}>
        <CaseNumber designator={designator} />
        <span className="case-list-name" title={title}>
          {title}
        </span>
        {outcome ? <Mark outcome={outcome} /> : null}
      </a>
      {play && !card.isMember ? (
        <a className="play-from" href={play.href} rel="noopener" data-play-at={play.from}>
          <span className="sr-only">Play from here: {title}</span>
        </a>
      ) : null}
    </li>
  );
}

function Mark({ outcome }: { outcome: NonNullable<CaseCard['outcome']> }) {
  const { badge, words } = outcome;
  const mark = marks.find((each) => each.badge === badge);
  return (
    <>
      {mark ? (
        <span className={`case-list-mark case-list-${badge}`} title={words}>
          {mark.icon}
        </span>
      ) : null}
      <span className="sr-only">, {words}</span>
    </>
  );
}

const marks: readonly { badge: string; words: string; icon: ReactNode }[] = [
  { badge: 'adopted', words: 'Adopted', icon: <AdoptedIcon /> },
  { badge: 'rejected', words: 'Rejected', icon: <RejectedIcon /> },
  { badge: 'pending', words: 'Pending', icon: <PendingIcon /> },
];
