/** When a reader is told by mail of what was published for them. */
export const digestChoices = ['at-once', 'daily', 'weekly', 'off'] as const;

export type DigestChoice = (typeof digestChoices)[number];

/** What the choices are called where a reader chooses. */
export const digestWords: Record<DigestChoice, string> = {
  'at-once': 'As soon as they are published',
  daily: 'Daily, at 7 in the morning',
  weekly: 'Weekly, on Monday at 7 in the morning',
  off: 'Never',
};

/** What a new account has; nobody has to choose. */
export const defaultDigest: DigestChoice = 'weekly';

/** What stands in the database: a choice that this version does not know counts as the default. */
export const readDigestChoice = (stored: string): DigestChoice =>
  digestChoices.find((choice) => choice === stored) ?? defaultDigest;
