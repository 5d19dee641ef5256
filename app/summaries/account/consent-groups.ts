import type { PublishedVersion } from '#app/meetings/published-version.server.ts';
import type { ShownVote } from '../vote-rows.server.ts';
import { type CaseCard, type ToldLine, toldIn } from './account.ts';
import { tellVote } from './tell-votes.ts';
import { tallyOf } from './vote-words.ts';

type Made = { row: PublishedVersion['items'][number] | null; card: CaseCard };

/**
 * The cases with those that one motion adopted by consent under it: the item that is the consent
 * agenda itself, where there is one, else a card made for the motion.
 */
export function consentGroups(made: readonly Made[], votes: readonly ShownVote[]): CaseCard[] {
  const grouped = new Set<Made>();
  const motions = new Map<Made, CaseCard>();
  for (const vote of votes.filter(({ items }) => items.length > 1)) {
    const decided = made.filter(({ row }) => row !== null && vote.items.includes(row.index));
    const [first] = decided;
    if (!first) continue;
    const host = decided.find(isTheAgenda) ?? hostBefore(made, first);
    const members = decided.filter((one) => one !== host && !grouped.has(one));
    if (members.length === 0) continue;
    for (const member of members) grouped.add(member);
    const motion = host ? host.card : motionCard(first.card, vote);
    motion.tally ??= tallyOf(vote);
    motion.members.push(...members.map(({ card }) => withoutMotion(card, motion, vote)));
    if (!host) motions.set(first, motion);
  }
  return made.flatMap((one) => {
    const motion = motions.get(one);
    if (motion) return [motion];
    return grouped.has(one) ? [] : [one.card];
  });
}

const isTheAgenda = ({ row }: Made) =>
  row !== null && row.kind === 'consent' && /\bconsent\b/i.test(row.title);

/** 'Consent agenda', whose items follow it. */
function hostBefore(made: readonly Made[], first: Made): Made | null {
  const before = made[made.indexOf(first) - 1];
  return before && isTheAgenda(before) ? before : null;
}

function motionCard(first: CaseCard, { outcome }: ShownVote): CaseCard {
  const words = outcome === 'rejected' ? 'Rejected' : 'Adopted';
  return {
    anchor: `${first.anchor}-consent`,
    designator: null,
    title: 'Adopted together, by consent',
    outcome:
      outcome === 'adopted' || outcome === 'rejected'
        ? { words, badge: outcome, isDecided: true }
        : null,
    tally: first.tally,
    begins: first.begins,
    lines: [],
    votes: [],
    named: [],
    members: [],
  };
}

/** The vote, and the sentence that tells it, stand once: with the motion. */
function withoutMotion(card: CaseCard, motion: CaseCard, vote: ShownVote): CaseCard {
  const tells = (line: ToldLine) => toldIn([line]).some((told) => told.vote?.index === vote.index);
  const isTold = () => motion.lines.some(tells) || tellVote(vote, motion.lines);
  const telling = card.lines.find((line) => tells(line) && toldIn([line]).length === 1);
  if (telling && !isTold()) motion.lines.push(telling);
  const own = card.votes.find((counted) => counted.vote.index === vote.index);
  const isCounted = motion.votes.some((counted) => counted.vote.index === vote.index);
  if (own && !isCounted && !isTold()) motion.votes.push(own);
  return {
    ...card,
    lines: card.lines.filter((line) => line !== telling),
    votes: card.votes.filter((counted) => counted !== own),
    tally: null,
    // All were taken up at once.
    begins: null,
  };
}
