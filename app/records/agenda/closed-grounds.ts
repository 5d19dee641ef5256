import { anyOf } from '#app/platform/language/pattern.ts';
import { type AgendaEntry, entryPath } from './agenda.ts';

const closed = /\b(?:closed|executive) (?:session|meeting)\b/i;
const ground = anyOf(String.raw`
  (?:character|competence|health)\b.{0,60}\bindividual
  collective bargaining
  (?:pending |anticipated |reasonably imminent )*litigation
  (?:real (?:property|estate)|water (?:rights|shares))
  security (?:personnel|systems|devices)
  investigative proceedings
  trade secrets
  personnel matters
  attorney[- ]client
`);
/** So many of them, and no name or number, are what a law allows, and not what is talked of. */
const fewest = 4;
const named = /[\d:]| vs?\. /;

/** Without the grounds on which a law lets a body meet behind closed doors, where an agenda prints all of them below the motion to do so. */
export function withoutClosedGrounds(entries: readonly AgendaEntry[]): AgendaEntry[] {
  const listsGrounds = ({ title }: AgendaEntry) =>
    !named.test(title) && title.split(/[,;]/).filter((part) => ground.test(part)).length >= fewest;
  return entries.filter(
    (entry, index) =>
      !listsGrounds(entry) || !closed.test(entryPath(entries, index).at(-1)?.title ?? ''),
  );
}
