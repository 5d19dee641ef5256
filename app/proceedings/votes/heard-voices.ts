/** What was heard after 'all in favor' and after 'any opposed'. */
export type Voices = { ayes: number; noes: number; opposedAsked: boolean; lastAt: number | null };

export const noVoices = (): Voices => ({ ayes: 0, noes: 0, opposedAsked: false, lastAt: null });
