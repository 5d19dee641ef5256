import { describe, expect, it } from 'vitest';
import { dashboardLabel, formatPrice, limitsOf, plans, readPendingPlan } from './plan-catalogue.ts';

describe('the plan catalogue', () => {
  it('names the plans as pricing does', () => {
    expect(plans.map((plan) => plan.name)).toEqual([
      'Citizen',
      'Pro',
      'Pro+',
      'Enterprise',
      'Municipal',
    ]);
  });

  it.each([
    ['free', 'Citizen (Free)'],
    ['basic', 'Denizen (Pro)'],
    ['premium', 'Researcher (Pro+)'],
    ['enterprise', 'Enterprise'],
    ['admin', 'Enterprise'],
    ['municipal', 'Municipal'],
    ['founder', 'founder'],
    [null, 'Free'],
  ])('calls the tier %s %s on the dashboard', (tier, label) => {
    expect(dashboardLabel(tier)).toBe(label);
  });

  it.each([
    ['free', 1, 0],
    ['basic', 3, 5],
    ['premium', 7, 10],
    ['enterprise', null, null],
    ['admin', null, null],
    ['municipal', null, null],
    ['founder', 1, 0],
    [null, 1, 0],
  ])(
    'lets the tier %s follow %s entities and share %s meetings a month',
    (tier, follows, shares) => {
      expect(limitsOf(tier)).toEqual({ entities: follows, sharesAMonth: shares });
    },
  );

  it('shows the early-access prices beside the full ones', () => {
    const prices = plans.map(
      ({ price }) =>
        price && [price.cents, price.insteadOfCents].map((cents) => cents && formatPrice(cents)),
    );
    expect(prices).toEqual([[0, null], ['$25', '$50'], ['$50', '$150'], null, null]);
  });

  it('takes only plans that can be chosen at sign-up from the address', () => {
    expect(['free', 'basic', 'premium'].map(readPendingPlan)).toEqual(['free', 'basic', 'premium']);
    expect(['admin', 'enterprise', 'municipal', '', null, undefined].map(readPendingPlan)).toEqual(
      Array(6).fill(null),
    );
  });
});
