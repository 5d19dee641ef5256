import type { AccountPart, Account as MeetingAccount } from '../account/account.ts';
import { type CaseOrder, canBeOrdered, inOrder } from '../account/case-order.ts';
import { CaseCard, NamedFacts, VoteLine } from './CaseCard.tsx';
import type { ReadingLinks } from './reading-links.ts';
import { ToldLines } from './ToldLines.tsx';

type AccountProps = Pick<MeetingAccount, 'parts' | 'votes' | 'named'> & {
  order: CaseOrder;
  links: ReadingLinks;
};

/** The highest heading of a summary stands below the page's own and that of the summary. */
const topLevel = 3;

/** The one account of a meeting: in short, then case by case, with what was counted in its place. */
export function Account({ parts, votes, named, order, links }: AccountProps) {
  const shift = topLevel - highestHeading(parts);
  return (
    <>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
        <Part key={place} part={part} shift={shift} order={order} links={links} />
      ))}
      {votes.map((counted) => (
        <VoteLine key={counted.vote.index} counted={counted} anchor="meeting" links={links} />
      ))}
      <NamedFacts named={named} anchor="meeting" links={links} />
    </>
  );
}

type PartProps = Pick<AccountProps, 'order' | 'links'> & { part: AccountPart; shift: number };

function Part({ part, shift, order, links }: PartProps) {
  if (part.kind === 'prose') return <ToldLines lines={part.lines} shift={shift} links={links} />;
  return (
    <div id="cases" className="cases">
      <ToldLines lines={part.lines} shift={shift} links={links} />
      {canBeOrdered(part.cases) ? <OrderOfCases order={order} /> : null}
      {inOrder(part.cases, order).map((card) => (
        <CaseCard key={card.anchor} card={card} shift={shift} links={links} />
      ))}
    </div>
  );
}

function OrderOfCases({ order }: { order: CaseOrder }) {
  return (
    <p className="case-order no-print">
      <span className="text-muted">Order</span>
      {orders.map(([name, words]) => (
        <a
          key={name}
          href={`?order=${name}#cases`}
          aria-current={name === order ? 'true' : undefined}
        >
          {words}
        </a>
      ))}
    </p>
  );
}

const orders = [
  ['agenda', 'As on the agenda'],
  ['decided', 'Decided first'],
] as const;

function highestHeading(parts: readonly AccountPart[]): number {
  const levels = parts.flatMap(({ lines }) =>
    lines.flatMap((line) => (line.kind === 'heading' ? line.level : [])),
  );
  return levels.reduce((highest, level) => Math.min(highest, level), topLevel);
}
