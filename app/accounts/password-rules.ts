export const minimumPasswordLength = 8;

/** In the order in which they are checked and shown (specification, section 5). */
const rules = [
  {
    // Each Unicode code point is a character (NIST SP 800-63B-4).
    holds: (password: string) => [...password].length >= minimumPasswordLength,
    message: `Password must be at least ${minimumPasswordLength} characters long`,
  },
  {
    holds: (password: string) => /\d/.test(password),
    message: 'Password must contain at least one number',
  },
  {
    holds: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
    message: 'Password must contain at least one special character',
  },
];

/** What to say about the first rule that a password breaks; null when it keeps them all. */
export function passwordComplaint(password: string): string | null {
  return rules.find((rule) => !rule.holds(password))?.message ?? null;
}
