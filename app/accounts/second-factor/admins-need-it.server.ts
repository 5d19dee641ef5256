import { env } from '#app/platform/env.server.ts';

/** Whether an admin is one only in sessions that have shown a second factor. */
export const adminsNeedSecondFactor = (): boolean => env.adminSecondFactor === 'required';
