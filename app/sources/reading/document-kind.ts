import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { DocumentKind } from '../upstream.ts';

const off = pattern('i')`\b${phrases(`
  cancell?ation
  cancell?ed
  postponed
`)}\b`;

/** What documents are called, the more telling names first. */
const named: [DocumentKind, RegExp][] = [
  [
    'captions',
    pattern('i')`\b${phrases(`
    (?:closed )?captions?
    subtitles?
    vtt
    srt
  `)}\b`,
  ],
  ['transcript', /\btranscripts?\b/i],
  [
    'minutes',
    pattern('i')`\b${phrases(`
    minutes
    mintues
    summary of proceedings
    (?:council |board )?proceedings
    journal of (?:the )?proceedings
    action summary
    meeting summary
  `)}\b`,
  ],
  [
    'packet',
    pattern('i')`\b${phrases(`
    (?:agenda|meeting|board|council|full|complete|information) ?(?:packets?|pack|books?|materials)
    packets?
    (?:full|complete|detailed) agenda
    agenda with (?:attachments|reports|backup)
    board ?book
  `)}\b`,
  ],
  [
    'agenda',
    pattern('i')`\b${phrases(`
    agendas?
    order of business
    docket
  `)}\b`,
  ],
  [
    'audio',
    pattern('i')`\b${phrases(`
    audio
    mp3
    listen
    sound recording
  `)}\b`,
  ],
  [
    'video',
    pattern('i')`\b${phrases(`
    videos?
    web ?casts?
    recordings?
    recorded
    watch
    mp4
    view event
  `)}\b`,
  ],
];

/** A file's address tells less than its name; words there stand joined. */
export const wordsOfAddress = (address: string) =>
  decoded(address)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+|\d+/gu, ' ');

/** What a document is, by what its source calls it; null where that says nothing of the kind. */
export function documentKind(name: string): DocumentKind | null {
  const words = name.replace(/[\u00a0_]+/g, ' ');
  const [kind = null] = named.find(([, names]) => names.test(words)) ?? [];
  // Minutes may tell that something was cancelled; an agenda that says so is a notice.
  const tells = kind === null || kind === 'agenda' || kind === 'packet';
  return tells && off.test(words) ? 'cancellation' : kind;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
