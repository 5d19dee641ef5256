/** What a link by e-mail is for, and how long it works (decisions on accounts). */
export const tokenLifetimes = {
  'confirm-email': { minutes: 24 * 60, words: '24 hours' },
  'reset-password': { minutes: 60, words: 'one hour' },
} as const;

export type TokenPurpose = keyof typeof tokenLifetimes;
