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

/** The form that the buttons of single sessions belong to, wherever they stand. */
export const endSessionsFormId = 'end-sessions';

/** What it names instead of one session. */
export const allOthers = 'others';
