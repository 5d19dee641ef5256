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

  it.each([
    ['To North Elm Avenue', 'The item “To North Elm Avenue”'],
    [
      'Resolution 6 16 2026 property tax impact schedule',
      'Resolution 6-16-2026 (property tax impact schedule)',
    ],
    [
      'Resolution 0616 2026A adoption of the budget',
      'Resolution 0616-2026A (adoption of the budget)',
    ],
    ['Lease L-17035 with Harbor Marine', 'The Lease L-17035 with Harbor Marine'],
    ['Policy #2365 - Acceptable Use (Att. #2)', 'Policy 2365 (Acceptable Use)'],
    ['APPROVAL OF THE AUDITED FINANCIAL STATEMENTS', 'The Audited Financial Statements'],
    [
      'Authorization to apply for the state grant for trees',
      'The authorization to apply for the state grant for trees',
    ],
    [
      'Contract 26-58 with Hale Builders for $5,430, and authorize the Chair to sign on behalf of the board',
      'The Contract 26-58 with Hale Builders for $5,430',
    ],
    [
      'Reso 26-42: Authorize Change Order No. 1 to the contract for the parking lot',
      'Resolution 26-42 (Authorize Change Order No. 1 to the contract for the parking lot)',
    ],
    [
      'Publicly initiated request for a text amendment to the land use section',
      'The publicly initiated request for a text amendment to the land use section',
    ],
    ['SBRC Exhibits Approval', 'The item “SBRC Exhibits Approval”'],
    ['Following application for outdoor dining', 'The application for outdoor dining'],
  ])('%s is told as what it is', (title, subject) => {
    expect(namedMatter(title)?.subject).toBe(subject);
  });
});
