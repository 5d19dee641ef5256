import type { Case } from '#app/proceedings/cases/case.ts';
import { contentStems } from '#app/proceedings/cases/record-words.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { ItemLabel, MeetingLabels, VoteLabel } from './meeting-labels.ts';
import type { RecordPlaces } from './record-places.ts';

/** Right ones of all that were asked. */
export type Share = { right: number; of: number };

export type ProceedingsFigures = {
  votes: Share;
  /** Told though nobody took them, of all told. */
  invented: Share;
  subjects: Share;
  people: Share;
  tallies: Share;
  rollCalls: Share;
  items: Share;
  states: Share;
  /** What was wrong, for those who mend it. */
  wrong: string[];
};

// In words: how far from its label a vote's ruling may lie, and a case's beginning.
const near = { vote: 90, late: 70, early: 140 };
/** How much of a labelled title a case's own title has to say. */
const sameTitle = 0.5;

type Found = {
  cases: readonly Case[];
  votes: readonly Vote[];
  /** Whether they have what the approved minutes say: of movers also those whom only the minutes name. */
  withMinutes?: boolean;
};

/** Holds the cases and votes found in a record against what a person read there. */
export function judgeProceedings(
  { cases, votes, withMinutes = false }: Found,
  labels: MeetingLabels,
  places: RecordPlaces,
): ProceedingsFigures {
  const none = (): Share => ({ right: 0, of: 0 });
  const figures: ProceedingsFigures = {
    votes: none(),
    invented: none(),
    subjects: none(),
    people: none(),
    tallies: none(),
    rollCalls: none(),
    items: none(),
    states: none(),
    wrong: [],
  };
  const note = (share: Share, isRight: boolean, what: string) => {
    share.of += 1;
    if (isRight) share.right += 1;
    else figures.wrong.push(what);
  };
  const left = new Set(votes);
  const spellings = spellingsIn(labels);
  for (const label of labels.votes) {
    const found = nearest(label, left, places);
    const short = label.subject.slice(0, 70);
    note(
      figures.votes,
      found !== null && found.outcome === label.outcome,
      `vote: ${short}: ${found ? `${found.outcome}` : 'not found'}`,
    );
    if (!found) continue;
    left.delete(found);
    const told = `${found.subject ?? ''}`;
    note(
      figures.subjects,
      tellsAll(told, label.subjectKeys),
      `subject: ${short}: told “${told}” (motion “${found.motion}”)`,
    );
    for (const [who, isNamed, said] of [
      [label.mover, label.moverNamed, found.mover],
      [label.seconder, label.seconderNamed, found.seconder],
    ] as const) {
      if (who === null || !(isNamed || withMinutes)) continue;
      const also = spellings.get(who) ?? [];
      note(figures.people, samePerson(who, also, said), `person: ${short}: ${who}, told ${said}`);
    }
    if (label.yes !== null && label.no !== null)
      note(
        figures.tallies,
        label.yes === found.yes && label.no === found.no,
        `tally: ${short}: ${label.yes}-${label.no}, told ${found.yes}-${found.no}`,
      );
    for (const { name, vote } of label.rollCall) {
      const also = spellings.get(name) ?? [];
      const answer = found.rollCall.find((one) => samePerson(name, also, one.name));
      note(
        figures.rollCalls,
        answer?.vote === vote,
        `roll call: ${short}: ${name} ${vote}, told ${answer?.vote}`,
      );
    }
  }
  figures.invented = { right: left.size, of: votes.length };
  for (const vote of left)
    figures.wrong.push(`invented: ${vote.motion} ${vote.outcome} ${JSON.stringify(vote.segments)}`);
  for (const item of labels.items) {
    const found = caseOf(item, cases, places);
    note(
      figures.items,
      found !== null,
      `item: ${item.designator ?? ''} ${item.title.slice(0, 90)}`,
    );
    if (found)
      note(
        figures.states,
        found.state === item.state,
        `state: ${item.designator ?? ''} ${item.title.slice(0, 60)}: ${item.state}, told ${found.state}`,
      );
  }
  return figures;
}

function nearest(label: VoteLabel, votes: ReadonlySet<Vote>, places: RecordPlaces): Vote | null {
  const at = places.quote(label.at);
  if (at === null) throw new Error(`The label's quote is not in the record: ${label.at}`);
  const awayFrom = (from: number, to: number) => (at > to ? at - to : at < from ? from - at : 0);
  let best: { vote: Vote; away: number } | null = null;
  for (const vote of votes) {
    if (vote.segments.length === 0) continue;
    const ruling = places.passage(vote.segments.slice(-1));
    const { from } = places.passage(vote.segments);
    if (awayFrom(from, ruling.to) > near.vote) continue;
    // A motion that waited until those that amend it were decided spans their rulings too.
    const away = awayFrom(ruling.from, ruling.to);
    if (!best || away < best.away) best = { vote, away };
  }
  return best?.vote ?? null;
}

/** All spellings that the record has of each person: one of them is told for all places. */
function spellingsIn({ votes }: MeetingLabels): ReadonlyMap<string, readonly string[]> {
  const spellings = new Map<string, string[]>();
  const add = (name: string | null, also: readonly string[]) => {
    if (name !== null) spellings.set(name, [...(spellings.get(name) ?? []), ...also]);
  };
  for (const { mover, moverAlso, seconder, seconderAlso, rollCall } of votes) {
    add(mover, moverAlso);
    add(seconder, seconderAlso);
    for (const { name, also } of rollCall) add(name, also);
  }
  return spellings;
}

const folded = (text: string) => text.toLowerCase().replace(/[‑–—]/g, '-').replace(/\s+/g, ' ');

/** Whether a text has, for each group, one of its alternatives. */
export function tellsAll(text: string, groups: readonly (readonly string[])[]): boolean {
  const told = folded(text);
  return groups.every((group) => group.some((one) => told.includes(folded(one))));
}

function samePerson(name: string, also: readonly string[], told: string | null): boolean {
  if (told === null) return false;
  const surname = (text: string) => folded(text).replace(/[.,]/g, '').split(/[\s-]/).at(-1) ?? '';
  const first = (text: string) => folded(text).split(' ')[0] ?? '';
  const isMononym = !name.includes(' ');
  return [name, ...also].some(
    (one) => surname(one) === surname(told) || (isMononym && first(told) === folded(one)),
  );
}

function caseOf(item: ItemLabel, cases: readonly Case[], places: RecordPlaces): Case | null {
  const at = places.quote(item.takenUpAt);
  if (at === null) throw new Error(`The label's quote is not in the record: ${item.takenUpAt}`);
  const wanted = [...new Set(contentStems(item.title))];
  const fits = (one: Case) => {
    const from = places.sentence(one.firstSentence);
    const to = places.sentence(one.lastSentence + 1);
    const isThere =
      (at >= from && at < to && (at - from <= near.early || one.isConsent)) ||
      Math.abs(at - from) <= near.late;
    const own = new Set(contentStems(one.title));
    return isThere && wanted.filter((word) => own.has(word)).length >= sameTitle * wanted.length;
  };
  return cases.find(fits) ?? null;
}
