import { expect, it } from 'vitest';
import { noFindings } from '../../findings/findings.ts';
import { deskCases } from './desk-cases.ts';

const one = {
  designator: null,
  title: 'Roads',
  kind: 'action' as const,
  until: null,
  isConsent: false,
  firstSegment: 0,
  lastSegment: 9,
  unvoted: [],
  draftedTitle: null,
  titledById: null,
  titledAt: null,
  ...noFindings(),
};

const outcomes = (states: ('adopted' | 'discussed')[]) =>
  deskCases({
    markdown: '',
    cases: states.map((state) => ({ ...one, state })),
    votes: [],
    sentences: [],
  }).map(({ outcome }) => outcome?.words ?? null);

it('the desk says that no vote was taken where a version says so, not where it kept no states', () => {
  expect(outcomes(['adopted', 'discussed'])).toEqual(['Adopted', 'No vote was taken']);
  expect(outcomes(['discussed', 'discussed'])).toEqual([null, null]);
});
