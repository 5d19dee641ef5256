import { describe, expect, it } from 'vitest';
import { contactForm } from './contact-form.ts';

const complete = {
  firstName: 'Ada',
  lastName: 'Reader',
  email: 'ada@example.com',
  reason: 'other',
  message: 'When is the next meeting added?',
};

describe('the contact form', () => {
  it('is accepted when complete, without the blanks around what was typed', () => {
    expect(contactForm.parse({ ...complete, firstName: ' Ada ' })).toEqual(complete);
  });

  it.each([
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['firstName', undefined, 'First name must be at least 2 characters'],
    ['lastName', ' R ', 'Last name must be at least 2 characters'],
    ['email', 'ada@', 'Please enter a valid email'],
    ['email', undefined, 'Please enter a valid email'],
    ['reason', undefined, 'Please select a reason for contact'],
    ['reason', 'sales', 'Please select a reason for contact'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(5001), 'Message can have at most 5,000 characters'],
  ])('refuses %s = %j', (field, value, complaint) => {
    const { error } = contactForm.safeParse({ ...complete, [field]: value });
    expect(error?.issues).toMatchObject([{ path: [field], message: complaint }]);
  });
});
