import { z } from 'zod';

/** The account that an entity's own government subscribes with. */
export const ownBodyForm = z.object({
  email: z.email({ error: 'Please enter a valid email' }).trim().toLowerCase(),
});
