/** A meeting as feeds tell it. Plain data: whoever makes it decides what its readers may know. */
export type FeedMeeting = {
  id: string;
  title: string;
  /** What the body is called. */
  body: string;
  /** Its calendar date, yyyy-mm-dd; null where nobody knows it. */
  day: string | null;
  /** When it begins, where that is known. */
  startsAt: Date | null;
  endsAt: Date | null;
  place: string | null;
  isCancelled: boolean;
  /** The address of a file of sound. */
  audio: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Null while readers see none. */
  summary: FeedSummary | null;
};

export type FeedSummary = {
  firstPublishedAt: Date;
  publishedAt: Date;
  /** '3 adopted, 1 postponed'; empty where nothing was decided. */
  decided: string;
  /** What was corrected, the latest first. */
  corrections: string[];
};

/** What a feed says of itself. */
export type FeedHead = {
  /** A UUID that stays: of the body, or of whose feed it is. */
  id: string;
  title: string;
  description: string;
  /** The site's own address, without a slash at its end. */
  origin: string;
  /** The path of the page that the feed belongs to. */
  page: string;
  /** The feed's own path; null where it is a secret, which a feed must not tell on. */
  path: string | null;
  /** Since when it says what it says. */
  changedAt: Date;
};

export const meetingAddress = ({ origin }: FeedHead, { id }: FeedMeeting) =>
  `${origin}/meetings/${id}`;
