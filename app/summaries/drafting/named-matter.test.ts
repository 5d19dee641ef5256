import { describe, expect, it } from 'vitest';
import { namedMatter } from './named-matter.ts';

describe('what was decided on', () => {
  it.each([
    ['Accept and file the Treasurer’s Report for June', 'The Treasurer’s Report for June'],
    ['Acceptance and filing of the audit report', 'The audit report'],
    ['Accept and approve the budget report', 'The budget report'],
    ['Accept the annual report', 'The annual report'],
  ])('%s names a thing', (title, subject) => {
    expect(namedMatter(title)).toMatchObject({ subject, verb: 'accepted' });
  });
});
