import { capital } from './formats/capitals.ts';

export type AgendaLine = { number: string | null; title: string };

const numbered =
  /^\s*(?:agenda item|item)?\s*(?:([0-9]{1,2}(?:\.[0-9]{1,2})?[a-z]?|[A-Z]|[IVX]{1,5})[.):]|#?(\d{1,2})\s+(?=\p{Lu}))\s*(\S.*)$/u;
const boilerplate =
  /\b(?:zoom|webinar|dial|passcode|phone|tel|fax|www|http|@|accommodations?|americans with disabilities|page \d|agenda packet|floor|suite|\d{5}(?:-\d{4})?$)/i;

/** The items of a pasted agenda, in order. */
export function readAgenda(agenda: string): AgendaLine[] {
  const items: AgendaLine[] = [];
  let isOpen = false;
  for (const raw of agenda.split(/\r?\n/).slice(0, 2000)) {
    const line = raw.trim().replace(/\s+/g, ' ');
    if (line === '') {
      isOpen = false;
      continue;
    }
    const match = numbered.exec(line);
    const title = match?.[3];
    if (match && title && /\p{L}{3}/u.test(title) && !boilerplate.test(title)) {
      items.push({ number: match[1] ?? match[2] ?? null, title: tidyTitle(title) });
      isOpen = true;
    } else if (isOpen && items.length > 0 && /^\p{Ll}/u.test(line)) {
      const last = items[items.length - 1];
      if (last && last.title.length < 160) last.title = tidyTitle(`${last.title} ${line}`);
    } else isOpen = false;
  }
  return items.slice(0, 120);
}

function tidyTitle(title: string): string {
  const short = title.length > 140 ? `${title.slice(0, 137).replace(/\s+\S*$/, '')}…` : title;
  const isShouted = !/\p{Ll}/u.test(short);
  return capital(isShouted ? short.toLowerCase() : short).replace(/[\s.;:,-]+$/, '');
}
