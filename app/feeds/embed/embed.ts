type EmbeddedMeeting = {
  id: string;
  title: string;
  date: Date | null;
  day: string | null;
  /** At what time, where that is known. */
  time: string | null;
  place: string | null;
  isCancelled: boolean;
  isMoved: boolean;
};

/** A body's meetings as other sites show them. */
export type Embed = {
  id: string;
  title: string;
  /** The soonest first. */
  toCome: EmbeddedMeeting[];
  /** The latest first. */
  held: EmbeddedMeeting[];
};
