/** What is said of a body that a reader follows. */
export type BodyNews = {
  hasMeetings: boolean;
  lastPublishedAt: Date | null;
  /** Up to one more than `mostCounted`. */
  unreadCount: number;
};
