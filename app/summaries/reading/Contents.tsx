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
    <nav aria-label="Contents" className="case-list no-print">
      <details>
        <summary>Contents ({all.length})</summary>
        <p className="case-list-title" aria-hidden>
          Contents
        </p>
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

function Entry({ card }: { card: Listed }) {
  const { anchor, designator, title, outcome, begins } = card;
  const { play } = begins ?? {};
  return (
    <li className={classNames(card.isMember && 'case-list-member')}>
      <a href={`#${anchor}`}>
        <CaseNumber designator={designator} />
        <span>{title}</span>
        {outcome ? icons[outcome.badge] : null}
        {outcome ? <span className="sr-only">, {outcome.words}</span> : null}
      </a>
      {play && !card.isMember ? (
        <a className="play-from" href={play.href} rel="noopener" data-play-at={play.from}>
          <span className="sr-only">Play from here: {title}</span>
        </a>
      ) : null}
    </li>
  );
}

const icons: Record<string, React.ReactNode> = {
  adopted: <AdoptedIcon />,
  rejected: <RejectedIcon />,
  pending: <PendingIcon />,
};
