/** A browser in which a reader is signed in, as settings shows it. */
export type ReaderSession = {
  id: string;
  device: string;
  /** 'within the last hour', '3 days ago' */
  lastSeen: string;
  /** The same as an ISO time. */
  lastSeenAt: string;
  /** The one that is looking. */
  current: boolean;
};
