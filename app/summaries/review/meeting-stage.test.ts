import { describe, expect, it } from 'vitest';
import { meetingStage } from './meeting-stage.ts';

const nothing = { hasRecord: false, hasSummary: false, correction: null, draft: null };

describe("a meeting's stage", () => {
  it.each([
    ['no record', nothing],
    ['taken in', { ...nothing, hasRecord: true }],
    ['drafted', { ...nothing, hasRecord: true, draft: { touched: false } }],
    ['in review', { ...nothing, hasRecord: true, draft: { touched: true } }],
    ['published', { ...nothing, hasSummary: true }],
    ['corrected', { ...nothing, hasSummary: true, correction: 'The tally was wrong.' }],
    // What readers see does not change while a correction is being written.
    ['published', { ...nothing, hasRecord: true, hasSummary: true, draft: { touched: true } }],
    // Emptied by an admin: what was corrected once does not matter any more.
    ['taken in', { ...nothing, hasRecord: true, correction: 'The tally was wrong.' }],
  ])('is “%s”', (stage, facts) => {
    expect(meetingStage(facts)).toBe(stage);
  });
});
