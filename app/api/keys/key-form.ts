import { z } from 'zod';

const longestName = 60;

export const keyForm = z.object({
  name: z
    .string('Say what the key is for')
    .trim()
    .min(1, 'Say what the key is for')
    .max(longestName, `Use at most ${longestName} characters`),
});
