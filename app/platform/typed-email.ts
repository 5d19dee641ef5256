import { z } from 'zod';

/** An e-mail address as people type it, in lower case. */
export const typedEmail = z
  .string('Please enter a valid email')
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a shorter email')
  .pipe(z.email('Please enter a valid email'));
