import { describe, expect, it } from 'vitest';
import { currentTier } from './current-tier.ts';

const end = new Date('2026-12-01T00:00:00Z');
const before = new Date('2026-11-30T23:59:59Z');

describe('the tier a profile has', () => {
  it.each(['enterprise', 'municipal'])('is %s until the very end of its term', (tier) => {
    const profile = { subscriptionTier: tier, subscriptionEndDate: end };
    expect(currentTier(profile, before)).toBe(tier);
    expect(currentTier(profile, end)).toBe('free');
    expect(currentTier({ ...profile, subscriptionEndDate: null }, end)).toBe(tier);
  });

  it.each(['basic', 'premium', 'admin', null])('stays %s after a billing date', (tier) => {
    expect(currentTier({ subscriptionTier: tier, subscriptionEndDate: before }, end)).toBe(tier);
  });
});
