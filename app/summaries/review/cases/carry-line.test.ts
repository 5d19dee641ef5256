import { expect, it } from 'vitest';
import type { StoredCase } from '../../case-rows.server.ts';
import { noFindings } from '../../findings/findings.ts';
import { addLines } from './carry-line.ts';

const cases = ['Invocation', 'Roll call', 'Minutes', 'Adjournment'].map(
  (title, at): StoredCase => ({
    designator: `${at + 1}`,
    title,
    kind: 'action',
    state: 'discussed',
    until: null,
    isConsent: false,
    firstSegment: at,
    lastSegment: at,
    unvoted: [],
    draftedTitle: null,
    titledById: null,
    titledAt: null,
    ...noFindings(),
  }),
);
const markdown =
  '## Item by item\n\n### 3 Minutes\n\n- They were approved.\n\n### 4 Adjournment\n\n- It ended.\n';

const headings = (to: number) =>
  addLines({ markdown, cases }, { to, lines: ['- Somebody came.'] }).match(/^##+ .+$/gm);

it('a case that had no part of the text gets it where it stands among the cases', () => {
  const [parts, minutes, adjourned] = ['## Item by item', '### 3 Minutes', '### 4 Adjournment'];
  expect(headings(1)).toEqual([parts, '### 2 Roll call', minutes, adjourned]);
  expect(headings(0)).toEqual([parts, '### 1 Invocation', minutes, adjourned]);
});
