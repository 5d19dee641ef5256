import Papa from 'papaparse';
import { withCitationAddresses } from '#app/meetings/summary-document/summary-citations.ts';
import { passageAddress } from '#app/meetings/transcript-page.ts';
import { basisOf } from './basis-of-vote.ts';
import type { DownloadName } from './download-names.ts';
import type { PublishedRecord } from './published-record.server.ts';
import { writtenDate } from './written-date.ts';

type Download = { type: string; write: (record: PublishedRecord, site: Site) => string };

/** How each file is written. */
export const downloads: Readonly<Record<DownloadName, Download>> = {
  'summary.md': { type: 'text/markdown', write: asMarkdown },
  'summary.json': { type: 'application/json', write: asJson },
  'decisions.csv': { type: 'text/csv', write: decisionsCsv },
  'figures.csv': { type: 'text/csv', write: figuresCsv },
};

/** Where the meeting's pages are, and where its citations lead. */
type Site = { origin: string };

const pageOf = (record: PublishedRecord, { origin }: Site) =>
  `${origin}/meetings/${record.meeting.id}`;

const transcriptPlace = (page: string, segment: number) =>
  passageAddress(`${page}/transcript`, segment);

function asMarkdown(record: PublishedRecord, site: Site): string {
  const { meeting, markdown, publishedAt, corrections } = record;
  const page = pageOf(record, site);
  const lines = [
    `# ${meeting.title}`,
    [meeting.governmentBody, meeting.date].filter((part) => part !== null).join(', '),
    // A citation is a place in this site's transcript, wherever the file is read.
    withCitationAddresses(markdown, (segment) => transcriptPlace(page, segment)).trim(),
    ...corrections.map(({ text, on }) => `Corrected on ${dayOf(on)}: ${text}`),
    `Source: ${page}${publishedAt ? `, published ${dayOf(publishedAt)}` : ''}`,
  ];
  return `${lines.filter((line) => line !== '').join('\n\n')}\n`;
}

function asJson(record: PublishedRecord, site: Site): string {
  const { meeting, markdown, publishedAt, corrections, sentences, facts } = record;
  const page = pageOf(record, site);
  const labels = new Map(facts?.labels);
  const places = (segments: number[]) =>
    segments.map((segment) => ({
      segment,
      time: labels.get(segment) ?? null,
      address: transcriptPlace(page, segment),
    }));
  const whole = {
    meeting: { ...meeting, address: page },
    publishedAt,
    corrections,
    sentences: sentences.map(({ citations, ...sentence }) => ({
      ...sentence,
      citations: places(citations),
    })),
    chapters: facts?.chapters ?? [],
    decisions: (facts?.decisions ?? []).map(({ segments, index: _, editedAt, ...decision }) => ({
      ...decision,
      basis: basisOf({ editedAt }),
      changedOn: editedAt && dayOf(new Date(editedAt)),
      countedInRollCall: countRollCall(decision.rollCall),
      places: places(segments),
    })),
    figures: (facts?.facts ?? []).map(({ segments, value, ...figure }) => ({
      ...figure,
      value: writtenDate(value),
      places: places(segments),
    })),
    markdown,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function decisionsCsv({ facts }: PublishedRecord): string {
  const labels = new Map(facts?.labels);
  const titles = new Map(facts?.chapters.map(({ index, title }) => [index, title]));
  return csv(
    (facts?.decisions ?? []).map((decision) => {
      const counted = countRollCall(decision.rollCall);
      return {
        item: decision.item === null ? '' : (titles.get(decision.item) ?? ''),
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
      };
    }),
  );
}

function figuresCsv({ facts }: PublishedRecord): string {
  const labels = new Map(facts?.labels);
  return csv(
    (facts?.facts ?? []).map(({ kind, label, value, detail, segments }) => ({
      kind,
      label,
      value: writtenDate(value),
      sentence: detail ?? '',
      said_at: segments.map((segment) => labels.get(segment)).join('; '),
    })),
  );
}

/** Spreadsheets take a cell that begins like a formula for one, so those are written as text. */
const csv = (rows: object[]) =>
  `${Papa.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`;

/** What the names of a roll call come to; it may differ from the tally that was spoken. */
function countRollCall(rollCall: { vote: string }[]) {
  if (rollCall.length === 0) return null;
  const count = (said: string) => rollCall.filter(({ vote }) => vote === said).length;
  return { yes: count('yes'), no: count('no'), abstain: count('abstain') };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
