/** What a link by e-mail, or a sign-in under way, is for, and how long it works (decisions on accounts). */
export const tokenLifetimes = {
  'confirm-email': { minutes: 24 * 60, words: '24 hours' },
  'reset-password': { minutes: 60, words: 'one hour' },
  'second-factor': { minutes: 5, words: 'five minutes' },
  passkey: { minutes: 5, words: 'five minutes' },
} as const;

export type TokenPurpose = keyof typeof tokenLifetimes;
