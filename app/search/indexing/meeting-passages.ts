import { caseAnchors } from '#app/meetings/case-anchors.ts';
import { caseOfEntry, caseOfSentence } from './case-of-text.ts';
import { cutText } from './cut-text.ts';
import type { MeetingTexts } from './meeting-texts.ts';
import { type NewPassage, plainPassage } from './new-passage.ts';

type Texts = Partial<NewPassage> & Pick<NewPassage, 'kind' | 'text'>;

/** What can be found of a meeting, without its transcript. */
export function meetingPassages(meeting: MeetingTexts): NewPassage[] {
  const of = {
    ...plainPassage,
    meetingId: meeting.id,
    govtEntityId: meeting.govtEntityId,
    sortDate: meeting.sortDate,
  };
  const nameCase = namedCases(meeting);
  const texts = [
    ...titleTexts(meeting),
    ...agendaTexts(meeting, nameCase),
    ...summaryTexts(meeting, nameCase),
  ];
  return texts.flatMap((one) => cutText(one.text).map((text) => ({ ...of, ...one, text })));
}

function titleTexts({ title, description, governmentBody, govtEntityId }: MeetingTexts): Texts[] {
  // An entity is found by its own name, which may change; a meeting without one has only this.
  const body = govtEntityId === null ? governmentBody : null;
  const named = [title, body].filter(Boolean).join(', ');
  return [
    { kind: 'meeting', text: named },
    // With a heading it is not for everybody: see passage-words.ts.
    { kind: 'meeting', heading: title ?? '', text: description ?? '' },
  ];
}

/** No news: nothing was decided. */
const openStates = ['discussed', 'no action'];

type Case = MeetingTexts['cases'][number];
/** What the texts of a case say of it */
type CaseNamed = Pick<NewPassage, 'caseAnchor' | 'caseTitle' | 'caseOutcome'>;
type NameCase = (one: Case | null) => CaseNamed;

function namedCases({ cases }: MeetingTexts): NameCase {
  const anchorOf = caseAnchors();
  const named = new Map(
    cases.map((one): [number, CaseNamed] => [
      one.index,
      {
        caseAnchor: anchorOf(one),
        caseTitle: [one.designator, one.title].filter(Boolean).join(' '),
        caseOutcome: openStates.includes(one.state) ? null : one.state,
      },
    ]),
  );
  const none = { caseAnchor: null, caseTitle: null, caseOutcome: null };
  return (one) => (one && named.get(one.index)) ?? none;
}

function agendaTexts({ agenda, cases }: MeetingTexts, nameCase: NameCase): Texts[] {
  return agenda.map((entry) => ({
    kind: 'agenda',
    text: [entry.designator, entry.title, entry.fileNumber && `(${entry.fileNumber})`]
      .filter(Boolean)
      .join(' '),
    ...nameCase(caseOfEntry(entry, cases)),
  }));
}

function summaryTexts({ cases, votes, sentences }: MeetingTexts, nameCase: NameCase): Texts[] {
  const named = cases.map((one): Texts => {
    const own = nameCase(one);
    const { caseTitle, caseAnchor, caseOutcome } = own;
    return {
      kind: 'case',
      text: caseTitle ?? '',
      anchor: caseAnchor,
      outcome: caseOutcome,
      ...own,
    };
  });
  const decided = votes.map((vote): Texts => {
    const { item, subject, motion, mover, seconder, outcome } = vote;
    const about = cases.find(({ index }) => index === item) ?? null;
    const own = nameCase(about);
    return {
      kind: 'decision',
      heading: about?.title ?? null,
      text: [subject, subject?.includes(motion) ? null : motion, movedBy(vote)]
        .filter(Boolean)
        .join(' · '),
      speaker: [mover, seconder].filter(Boolean).join(', ') || null,
      anchor: own.caseAnchor,
      outcome,
      ...own,
    };
  });
  const told = sentences.map(
    ({ index, text, section, heading, citations }): Texts => ({
      kind: 'summary',
      // Where there are cases, the parts of a summary are called the same in all.
      heading: cases.length > 0 ? null : section || null,
      text,
      anchor: `sentence-${index + 1}`,
      ...nameCase(caseOfSentence({ heading, citations }, cases)),
    }),
  );
  return [...named, ...decided, ...told];
}

const movedBy = ({ mover, seconder }: { mover: string | null; seconder: string | null }) =>
  [mover && `Moved by ${mover}`, seconder && `seconded by ${seconder}`].filter(Boolean).join(', ');
