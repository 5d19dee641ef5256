import { z } from 'zod';
import { passwordForm } from '#app/accounts/second-factor/second-factor-form.ts';

const longestName = 60;

/** A key outlives the session in which it is made, so its reader shows the password for it. */
export const keyForm = passwordForm.extend({
  name: z
    .string('Say what the key is for')
    .trim()
    .min(1, 'Say what the key is for')
    .max(longestName, `Use at most ${longestName} characters`),
});
