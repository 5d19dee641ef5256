import { describe, expect, it } from 'vitest';
import {
  apiRequestsADay,
  dashboardLabel,
  firstPlanWithSeats,
  formatPrice,
  hasExports,
  hasFeeds,
  limitsOf,
  opensItsBodies,
  type Plan,
  plans,
  readPendingPlan,
  webhooksOf,
} from './plan-catalogue.ts';

/** What is said of a plan, with what is said of the one that it has everything of. */
function wordsOf({ features }: Plan): string {
  const within = plans.find(({ name }) => features.includes(`Everything in ${name}`));
  return [...features, within ? wordsOf(within) : ''].join('. ');
}

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
    ['free', 1, 0, 1, 0],
    ['basic', 3, 5, 10, 0],
    ['premium', 7, 10, 50, 50],
    ['enterprise', null, null, null, null],
    ['admin', null, null, null, null],
    ['municipal', null, null, 50, 50],
    ['founder', 1, 0, 1, 0],
    [null, 1, 0, 1, 0],
  ])(
    'lets the tier %s follow %s entities, share %s meetings a month, save %s searches and follow %s matters',
    (tier, entities, sharesAMonth, savedSearches, matters) => {
      expect(limitsOf(tier)).toEqual({ entities, sharesAMonth, savedSearches, matters });
    },
  );

  it.each([
    ['free', false, 0],
    ['basic', true, 0],
    ['premium', true, 1000],
    ['enterprise', true, null],
    ['admin', true, null],
    ['municipal', true, 1000],
    ['founder', false, 0],
    [null, false, 0],
  ])(
    'on the tier %s exports and feeds are %s, and the API answers %s requests a day',
    (tier, files, day) => {
      expect(hasExports(tier)).toBe(files);
      expect(hasFeeds(tier)).toBe(files);
      expect(apiRequestsADay(tier)).toBe(day);
    },
  );

  it.each([
    ['free', 0, false],
    ['basic', 0, false],
    ['premium', 0, false],
    ['enterprise', 20, false],
    ['admin', 20, false],
    ['municipal', 0, true],
    ['founder', 0, false],
    [null, 0, false],
  ])(
    'on the tier %s there are %s webhooks, and that its own bodies are open to all is %s',
    (tier, most, open) => {
      expect(webhooksOf(tier)).toBe(most);
      expect(opensItsBodies(tier)).toBe(open);
    },
  );

  it('says in words which plans have webhooks and the embed', () => {
    for (const { features, webhooks, opensItsBodies } of plans) {
      const said = features.find((feature) => feature.includes('webhook'));
      if (webhooks === 0) expect(said).toBeUndefined();
      else expect(said).toContain(`${webhooks} webhooks`);
      for (const word of ['embed', 'to everybody']) {
        expect(features.some((feature) => feature.includes(word))).toBe(opensItsBodies);
      }
    }
  });

  it('has five seats on Enterprise and one on all others, and says so', () => {
    expect(plans.map(({ seats }) => seats)).toEqual([1, 1, 1, 5, 1]);
    expect(firstPlanWithSeats.features.join()).toContain('Five seats under one bill');
  });

  it('says in words what each plan has, by itself or as everything in a smaller one', () => {
    for (const plan of plans) {
      const said = wordsOf(plan);
      const day = plan.apiRequestsADay;
      if (day === 0) expect(said).not.toContain('API');
      else
        expect(said).toContain(day === null ? 'API without a limit' : day.toLocaleString('en-US'));
      expect(said.includes('CSV')).toBe(plan.hasExports);
      expect(said.includes('news reader')).toBe(plan.hasFeeds);
    }
  });

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
