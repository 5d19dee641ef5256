import ICAL from 'ical.js';

/** Longer ones hold whole files in themselves. */
const longestEvent = 200_000;

export type CalendarBlocks = {
  /** Each as it could be read; null where it makes no sense. */
  events: (ICAL.Component | null)[];
  zones: ICAL.Component[];
  /** X-WR-TIMEZONE: the zone of times without one. */
  timeZone: string | null;
};

/** The events and zones of an iCalendar file, each read by itself: what is wrong in one spoils no other. */
export function calendarBlocks(text: string): CalendarBlocks {
  const blocks = { VEVENT: [] as string[], VTIMEZONE: [] as string[] };
  let timeZone: string | null = null;
  let open: { name: keyof typeof blocks; lines: string[] } | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, mark, name] = /^(BEGIN|END):(VEVENT|VTIMEZONE)\s*$/i.exec(line) ?? [];
    // The pattern names just these two.
    const of = name?.toUpperCase() as keyof typeof blocks | undefined;
    if (mark?.toUpperCase() === 'BEGIN' && of) open = { name: of, lines: [] };
    else if (of && open?.name === of) {
      blocks[of].push(open.lines.join('\r\n'));
      open = null;
    } else if (open) open.lines.push(line);
    else timeZone ??= /^X-WR-TIMEZONE:(.+)$/i.exec(line)?.[1]?.trim() ?? null;
  }
  return {
    events: blocks.VEVENT.map((lines) => componentOf('VEVENT', lines)),
    zones: blocks.VTIMEZONE.flatMap((lines) => componentOf('VTIMEZONE', lines) ?? []),
    timeZone,
  };
}

function componentOf(name: string, lines: string): ICAL.Component | null {
  if (lines.length > longestEvent) return null;
  try {
    return new ICAL.Component(ICAL.parse(`BEGIN:${name}\r\n${lines}\r\nEND:${name}`));
  } catch {
    return null;
  }
}
