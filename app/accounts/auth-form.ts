import { z } from 'zod';
import { isZone } from '#app/platform/is-zone.ts';
import { passwordComplaint } from './password-rules.ts';

export type AuthMode = 'signin' | 'signup';

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a shorter email')
  .optional()
  .default('');
const password = z.string().max(1000, 'Please enter a shorter password').optional().default('');
/** As the browser tells it; what no clock can be set by counts as not told. */
const timeZone = z
  .string()
  .optional()
  .transform((told) => (told !== undefined && isZone(told) ? told : null));
const name = z.string().trim().max(100, 'Please enter a shorter name').optional().default('');

export const signInForm = z.object({ email, password }).superRefine((given, context) => {
  if (!given.email || !given.password) {
    context.addIssue({ code: 'custom', message: 'Please enter both email and password' });
  }
});

/** Complains about one thing at a time, in the specification's order. */
export const signUpForm = z
  .object({ firstName: name, lastName: name, email, password, timeZone })
  .superRefine((given, context) => {
    const complain = (message: string, ...path: string[]) =>
      context.addIssue({ code: 'custom', message, path });
    if (Object.values(given).some((value) => value === '')) {
      return complain('Please fill in all fields');
    }
    if (!z.email().safeParse(given.email).success) {
      return complain('Please enter a valid email', 'email');
    }
    const complaint = passwordComplaint(given.password);
    if (complaint) complain(complaint, 'password');
  });

export type Newcomer = z.infer<typeof signUpForm>;
