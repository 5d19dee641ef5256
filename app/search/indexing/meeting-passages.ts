import { caseAnchors } from '#app/meetings/case-anchors.ts';
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
  const texts = [...titleTexts(meeting), ...agendaTexts(meeting), ...summaryTexts(meeting)];
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

function agendaTexts({ agenda }: MeetingTexts): Texts[] {
  return agenda.map(({ designator, title, fileNumber }) => ({
    kind: 'agenda',
    text: [designator, title, fileNumber && `(${fileNumber})`].filter(Boolean).join(' '),
  }));
}

/** No news: nothing was decided. */
const openStates = ['discussed', 'no action'];

function summaryTexts({ cases, votes, sentences }: MeetingTexts): Texts[] {
  const anchorOf = caseAnchors();
  const anchors = new Map(cases.map((one) => [one.index, anchorOf(one)]));
  const named = cases.map(({ index, designator, title, state }): Texts => {
    const outcome = openStates.includes(state) ? null : state;
    const text = [designator, title].filter(Boolean).join(' ');
    return { kind: 'case', text, anchor: anchors.get(index) ?? null, outcome };
  });
  const decided = votes.map((vote): Texts => {
    const { item, subject, motion, mover, seconder, outcome } = vote;
    const about = cases.find(({ index }) => index === item);
    return {
      kind: 'decision',
      heading: about?.title ?? null,
      text: [subject, subject?.includes(motion) ? null : motion, movedBy(vote)]
        .filter(Boolean)
        .join(' · '),
      speaker: [mover, seconder].filter(Boolean).join(', ') || null,
      anchor: item === null ? null : (anchors.get(item) ?? null),
      outcome,
    };
  });
  const told = sentences.map(
    ({ index, text, section }): Texts => ({
      kind: 'summary',
      // Where there are cases, the parts of a summary are called the same in all.
      heading: cases.length > 0 ? null : section || null,
      text,
      anchor: `sentence-${index + 1}`,
    }),
  );
  return [...named, ...decided, ...told];
}

const movedBy = ({ mover, seconder }: { mover: string | null; seconder: string | null }) =>
  [mover && `Moved by ${mover}`, seconder && `seconded by ${seconder}`].filter(Boolean).join(', ');
