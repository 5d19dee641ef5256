/** A browser in which a reader is signed in, as settings shows it. */
export type ReaderSession = {
  id: string;
  device: string;
  /** '3 days ago': when a password or a code was last shown there. */
  signedIn: string;
  /** The same as an ISO time. */
  signedInAt: string;
  /** 'within the last hour', '3 days ago' */
  lastSeen: string;
  /** The same as an ISO time. */
  lastSeenAt: string;
  /** The one that is looking. */
  current: boolean;
};
