import { withCitationAddresses } from '#app/meetings/summary-document/summary-citations.ts';
import { csvLines } from '#app/platform/csv.ts';
import { asApproved } from '../minutes/as-approved.ts';
import { casesDecidedBy } from '../votes-of-cases.ts';
import { basisOf } from './basis-of-vote.ts';
import type { DownloadName } from './download-names.ts';
import { approvedInMarkdown, notesInMarkdown } from './notes-in-markdown.ts';
import { withOutcomes } from './outcomes-in-markdown.ts';
import type { PublishedRecord } from './published-record.server.ts';
import {
  caseNames,
  countRollCall,
  dayOf,
  pageOf,
  recordData,
  type Site,
  transcriptPlace,
} from './record-data.ts';
import { writtenDate } from './written-date.ts';

type Download = { type: string; write: (record: PublishedRecord, site: Site) => string };

/** How each file is written. */
export const downloads: Readonly<Record<DownloadName, Download>> = {
  'summary.md': { type: 'text/markdown', write: asMarkdown },
  'summary.json': { type: 'application/json', write: asJson },
  'decisions.csv': { type: 'text/csv', write: decisionsCsv },
  'figures.csv': { type: 'text/csv', write: figuresCsv },
};

function asMarkdown(record: PublishedRecord, site: Site): string {
  const { meeting, markdown, publishedAt, corrections } = record;
  const page = pageOf(record, site);
  const lines = [
    `# ${meeting.title}`,
    [meeting.governmentBody, meeting.date].filter((part) => part !== null).join(', '),
    // A citation is a place in this site's transcript, wherever the file is read.
    withCitationAddresses(withOutcomes(markdown, record.facts), (segment) =>
      transcriptPlace(page, segment),
    ).trim(),
    notesInMarkdown(record),
    approvedInMarkdown(record),
    howChecked(record.sentences),
    ...corrections.map(({ text, on }) => `Corrected on ${dayOf(on)}: ${text}`),
    `Source: ${page}${publishedAt ? `, published ${dayOf(publishedAt)}` : ''}`,
  ];
  return `${lines.filter((line) => line !== '').join('\n\n')}\n`;
}

/** 'How each sentence was checked: counted by code 4, quoted from the record 11.' */
function howChecked(sentences: PublishedRecord['sentences']): string {
  const counts = new Map<string, number>();
  for (const { basis } of sentences) {
    if (basis !== null) counts.set(basis, (counts.get(basis) ?? 0) + 1);
  }
  const ways = [...counts].map(([basis, count]) => `${basis.toLowerCase()} ${count}`);
  return ways.length === 0 ? '' : `How each sentence was checked: ${ways.join(', ')}.`;
}

function asJson(record: PublishedRecord, site: Site): string {
  const whole = { ...recordData(record, site), markdown: record.markdown };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function decisionsCsv({ facts, notesOfVotes }: PublishedRecord): string {
  const labels = new Map(facts?.labels);
  const names = caseNames(facts);
  return csv(
    (facts?.decisions ?? []).map((decision) => {
      const counted = countRollCall(decision.rollCall);
      return {
        item: casesDecidedBy(decision)
          .map((index) => names.get(index) ?? '')
          .join('; '),
        subject: decision.subject ?? '',
        kind: decision.kind,
        motion: decision.motion,
        mover: decision.mover ?? '',
        seconder: decision.seconder ?? '',
        method: decision.method ?? '',
        yes: decision.yes ?? '',
        no: decision.no ?? '',
        abstain: decision.abstain ?? '',
        outcome: decision.outcome ?? '',
        roll_call_yes: counted?.yes ?? '',
        roll_call_no: counted?.no ?? '',
        roll_call: decision.rollCall.map(({ name, vote }) => `${name}: ${vote}`).join('; '),
        said_at: decision.segments.map((segment) => labels.get(segment)).join('; '),
        basis: basisOf(decision),
        changed_on: decision.editedAt ? dayOf(new Date(decision.editedAt)) : '',
        in_minutes: decision.inMinutes ? asApproved(decision.inMinutes.of) : '',
        editors_note: notesOfVotes.get(decision.index) ?? '',
      };
    }),
  );
}

function figuresCsv({ facts }: PublishedRecord): string {
  const labels = new Map(facts?.labels);
  const names = caseNames(facts);
  return csv(
    (facts?.facts ?? []).map(({ kind, label, value, detail, item, segments }) => ({
      item: item === null ? '' : (names.get(item) ?? ''),
      kind,
      label,
      value: writtenDate(value),
      sentence: detail ?? '',
      said_at: segments.map((segment) => labels.get(segment)).join('; '),
    })),
  );
}

const csv = (rows: object[]) => csvLines([Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]);
