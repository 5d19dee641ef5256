import { planName, tiers } from '#app/plans/plan-catalogue.ts';
import type { LoggedChange } from '#app/platform/audit-log.server.ts';
import { textOf } from './audit-copy.server.ts';

/** Fields as their forms call them. */
const fieldLabels: Readonly<Record<string, string>> = {
  meetingDate: 'Meeting Date',
  meetingTitle: 'Meeting Title',
  meetingDescription: 'Description',
  governmentBody: 'Government Body',
  videoPublishDate: 'Video Publish Date',
  videoId: 'Video ID',
  downloadId: 'Download ID',
  audioFile: 'Audio Address',
  recordingStartSeconds: 'Recording Starts At (seconds after midnight)',
  entityName: 'Name',
  entityDescription: 'Description',
  entityType: 'Type',
  state: 'State',
  county: 'County',
  homepageUrl: 'Homepage',
  docsLink: 'Documents',
  timeZone: 'Time Zone',
  name: 'Name',
  office: 'Office',
  seat: 'Seat',
  body: 'Body',
  votes: 'Votes',
  termStart: 'Term Start',
  termEnd: 'Term End',
  aliases: 'Also Heard As',
};

/** What more the log knows of a change, in one line. */
export function detailWords({ detail, subjectType }: LoggedChange): string | null {
  const member = textOf(detail.member);
  if (Array.isArray(detail.changed)) {
    const words = changedWords(detail);
    return member && words ? `${member}: ${words}` : words;
  }
  if (member) return member;
  if (subjectType === 'profile' && typeof detail.to === 'string') {
    const until = textOf(detail.until);
    const [from, to] = [textOf(detail.from), detail.to].map(tierName);
    return `${from} to ${to}${until ? `, until ${until}` : ''}`;
  }
  const said = textOf(detail.correction) ?? textOf(detail.reason) ?? textOf(detail.change);
  if (said && typeof detail.sentence === 'number')
    return `Sentence ${detail.sentence + 1}: ${said}`;
  return said;
}

function tierName(tier: string | null): string {
  if (tier === 'admin') return 'Admin';
  return tiers.some((known) => known === tier) ? planName(tier) : (tier ?? 'no plan');
}

function changedWords({ changed, was, is }: Record<string, unknown>): string | null {
  const [fields, old, now] = [changed, was, is].map(listOf);
  const words = fields?.flatMap((field, at) => {
    // Which body a meeting is linked to is said by the body's name.
    if (field === 'govtEntityId') return [];
    const label = fieldLabels[field] ?? field;
    const [before, after] = [old?.[at], now?.[at]];
    // What was logged before the values were kept says only which fields.
    if (before === undefined || after === undefined) return label;
    return `${label}: ${quoted(before)} to ${quoted(after)}`;
  });
  return words && words.length > 0 ? words.join('; ') : null;
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const quoted = (text: string) => (text === '' ? 'nothing' : `“${text}”`);
