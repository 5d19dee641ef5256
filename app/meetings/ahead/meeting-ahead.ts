/** What everybody may know of a meeting besides its title, in words. */
export type MeetingAhead = {
  /** Its day is not over at its place. */
  isAhead: boolean;
  /** 'Tuesday, November 24, 2026', and '6:30 PM Mountain Time' where it is known. */
  day: string;
  time: string | null;
  place: string | null;
  attendUrl: string | null;
  attendHow: string | null;
  commentHow: string | null;
  commentUntil: string | null;
  cancelled: { reason: string | null } | null;
  /** When it was to be before it was moved; null where it was not. */
  movedFrom: string | null;
  agenda: AgendaLine[];
};

export type AgendaLine = { designator: string | null; title: string; level: number };
