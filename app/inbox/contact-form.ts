import { z } from 'zod';
import { typedEmail } from '#app/platform/typed-email.ts';
import { contactReasons } from './contact-reasons.ts';

const name = (complaint: string) =>
  z.string(complaint).trim().min(2, complaint).max(100, 'Please enter a shorter name');
const message = 'Message must be at least 10 characters';

export const contactForm = z.object({
  firstName: name('First name must be at least 2 characters'),
  lastName: name('Last name must be at least 2 characters'),
  email: typedEmail,
  reason: z.enum(contactReasons, 'Please select a reason for contact'),
  message: z
    .string(message)
    .trim()
    .min(10, message)
    .max(5000, 'Message can have at most 5,000 characters'),
});

export type ContactMessage = z.infer<typeof contactForm>;
