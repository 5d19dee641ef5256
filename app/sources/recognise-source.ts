import { kindNames, type SourceKind, sourceKinds } from './source-kinds.ts';
import type { SourceAnswer, SourceReader } from './source-reader.ts';

/** What an address may be: its kind, and the address as that kind keeps it. */
export type SourceCandidate = { kind: SourceKind; address: string };

const readerOf = (kind: SourceKind): SourceReader => sourceKinds[kind];

/**
 * What a pasted address may be, the likeliest first; a page of links is the last guess for all but
 * calendars of calendar programs. None for what is no address of the web.
 */
export function recogniseAddress(pasted: string): SourceCandidate[] {
  const typed = pasted.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[\w.-]+:\d+(?:\/|$)/.test(typed);
  const url = URL.parse(hasScheme ? typed : `https://${typed}`);
  if (!url || !/^(?:https?|webcals?):$/.test(url.protocol)) return [];
  if (!url.hostname.includes('.') || url.username || url.password) return [];
  url.hash = '';
  return kindNames.flatMap((kind) => {
    const address = readerOf(kind).recognise(url);
    return address === null ? [] : [{ kind, address }];
  });
}

/**
 * What an answer is, where its address does not tell; null for what no reader knows. A page is taken
 * for one of links only where nothing better knows it.
 */
export function recogniseAnswer(answer: SourceAnswer): SourceCandidate | null {
  const url = URL.parse(answer.url);
  const kind = kindNames.find((name) => readerOf(name).isAnswer?.(answer));
  if (!kind || !url) return null;
  // A page within a site may lead to the address under which its kind is kept.
  return { kind, address: readerOf(kind).recognise(url) ?? answer.url };
}
