import { z } from 'zod';
import { typedEmail } from '#app/platform/typed-email.ts';

export const seatForm = z.object({
  email: typedEmail,
});
