/** What can be named with a number. */
export const factKinds = ['reference', 'amount', 'deadline', 'date'] as const;
export type FactKind = (typeof factKinds)[number];
