import { sharedMarks } from '#app/platform/limits/shared-marks.server.ts';

/** Where each account was opened from with its password or its link. */
const known = sharedMarks({ name: 'known-addresses', days: 30 });

type Place = { account: string; from: string };

const keyOf = ({ account, from }: Place) => `${account} ${from}`;

/** Whether whoever owns `account` has been at `from` in the last 30 days, as far as is known. */
export const isKnownAddress = (place: Place): Promise<boolean> => known.has(keyOf(place));

export const rememberAddress = (place: Place): Promise<void> => known.set(keyOf(place));
