/** What profiles.subscription_tier holds. `enterprise` is what is sold; `admin` opens the admin area. */
export const tiers = ['free', 'basic', 'premium', 'enterprise', 'municipal', 'admin'] as const;
export type Tier = (typeof tiers)[number];

/** The plans that are paid by card, through Stripe. */
export const soldTiers = ['basic', 'premium'] as const;
export type SoldTier = (typeof soldTiers)[number];

/** The plans that are agreed on: an admin sets them, with an end date. */
export const agreedTiers = ['enterprise', 'municipal'] as const;
export type AgreedTier = (typeof agreedTiers)[number];

/** On plans with a limit of entities: how many others may take their places, in how many days. */
export const entityChanges = { most: 3, days: 30 };

/** For so long after an overdue renewal the plan goes on without being paid. */
export const graceDays = 7;

export type Plan = {
  tier: Tier;
  /** On pricing and settings. */
  name: string;
  /** On the dashboard. */
  dashboardName: string;
  /** For one month; null where the price is agreed on. */
  price: { cents: number; insteadOfCents: number | null; currency: 'USD' } | null;
  description: string;
  features: readonly string[];
  /** null: as many as they like. Counted on the server, with the write. */
  limits: {
    entities: number | null;
    sharesAMonth: number | null;
    savedSearches: number | null;
    /** Bills, cases, addresses and projects that are followed across meetings. */
    matters: number | null;
  };
  /** Whether saved searches are told as soon as they find something; else daily or weekly. */
  isToldAtOnce: boolean;
  /** Whether lists can be taken along as CSV. */
  hasExports: boolean;
  /** Whether what they follow and search for can be read in programs of theirs, by secret addresses. */
  hasFeeds: boolean;
  /** What programs may ask the API in a day; 0: nothing, null: as much as they like. */
  apiRequestsADay: number | null;
  /** How many addresses of their programs are told of what happens; 0: none. */
  webhooks: number;
  /** Whether the bodies of its own government are open to everybody, here and embedded elsewhere. */
  opensItsBodies: boolean;
  /** How many people have the plan under one bill, who pays for it among them. */
  seats: number;
};

const unlimited = { entities: null, sharesAMonth: null, savedSearches: null, matters: null };

const free: Plan = {
  tier: 'free',
  name: 'Citizen',
  dashboardName: 'Citizen (Free)',
  price: { cents: 0, insteadOfCents: null, currency: 'USD' },
  description: 'For keeping up with the place where you live.',
  features: [
    'Follow 1 local municipality',
    'Read the summary of each of its meetings',
    'Keep private notes',
    'Save a search, and get mail daily or weekly when it finds something new',
  ],
  limits: { entities: 1, sharesAMonth: 0, savedSearches: 1, matters: 0 },
  isToldAtOnce: false,
  hasExports: false,
  hasFeeds: false,
  apiRequestsADay: 0,
  webhooks: 0,
  opensItsBodies: false,
  seats: 1,
};

/** The plans as they are sold (specification, sections 6 and 9), cheapest first. */
export const plans: readonly Plan[] = [
  free,
  {
    tier: 'basic',
    name: 'Pro',
    dashboardName: 'Denizen (Pro)',
    price: { cents: 2500, insteadOfCents: 5000, currency: 'USD' },
    description: 'For work that touches a few public bodies.',
    features: [
      'Follow up to 3 government entities',
      'Share up to 5 meetings a month',
      'Save 10 searches, and get mail as soon as one finds something',
      'Download meetings, transcripts, search results and your lists as CSV',
      'Have what you follow and search for in your own calendar and news reader',
      'Everything in Citizen',
    ],
    limits: { entities: 3, sharesAMonth: 5, savedSearches: 10, matters: 0 },
    isToldAtOnce: true,
    hasExports: true,
    hasFeeds: true,
    apiRequestsADay: 0,
    webhooks: 0,
    opensItsBodies: false,
    seats: 1,
  },
  {
    tier: 'premium',
    name: 'Pro+',
    dashboardName: 'Researcher (Pro+)',
    price: { cents: 5000, insteadOfCents: 15_000, currency: 'USD' },
    description: 'For reporting and research across a region.',
    features: [
      'Follow up to 7 government entities',
      'Share up to 10 meetings a month',
      'Save 50 searches',
      'Follow 50 matters (a bill, a case, an address, a project) from meeting to meeting, with mail when one moves',
      'Use the API, with 1,000 requests a day',
      'Everything in Pro',
    ],
    limits: { entities: 7, sharesAMonth: 10, savedSearches: 50, matters: 50 },
    isToldAtOnce: true,
    hasExports: true,
    hasFeeds: true,
    apiRequestsADay: 1000,
    webhooks: 0,
    opensItsBodies: false,
    seats: 1,
  },
  {
    tier: 'enterprise',
    name: 'Enterprise',
    dashboardName: 'Enterprise',
    price: null,
    description: 'For firms and newsrooms that follow many governments.',
    features: [
      'Follow as many government entities as you need',
      'Share meetings without a limit',
      'Save as many searches as you need, told as soon as they find something',
      'Follow as many matters as you need from meeting to meeting',
      'Use the API without a limit of requests, and 20 webhooks that tell your programs what is new',
      'Download lists as CSV, and have what you follow in your own calendar and news reader',
      'Five seats under one bill: invite four others by email',
    ],
    limits: unlimited,
    isToldAtOnce: true,
    hasExports: true,
    hasFeeds: true,
    apiRequestsADay: null,
    webhooks: 20,
    opensItsBodies: false,
    seats: 5,
  },
  {
    tier: 'municipal',
    name: 'Municipal',
    dashboardName: 'Municipal',
    price: null,
    description: 'For governments that want their own meetings read.',
    features: [
      'Open the summaries of your own bodies to everybody, without an account',
      'Show their meetings, past and to come, on your own site by an embed',
      'Keep the roster of their members yourself',
      'Follow as many government entities as you need',
      'Share meetings without a limit',
      'Everything in Pro+',
    ],
    limits: { ...unlimited, savedSearches: 50, matters: 50 },
    isToldAtOnce: true,
    hasExports: true,
    hasFeeds: true,
    apiRequestsADay: 1000,
    webhooks: 0,
    opensItsBodies: true,
    seats: 1,
  },
];

const withSeats = plans.find((plan) => plan.seats > 1);
if (!withSeats) throw new Error('No plan has seats');

/** The cheapest plan that others can have a seat on. */
export const firstPlanWithSeats: Plan = withSeats;

/** A plan that can be chosen while signing up; travels as `plan` in the address. */
const pendingPlans = ['free', 'basic', 'premium'] as const;
export type PendingPlan = (typeof pendingPlans)[number];

export function readSoldTier(value: unknown): SoldTier | null {
  return soldTiers.find((tier) => tier === value) ?? null;
}

export function isAgreed(tier: string | null): tier is AgreedTier {
  return agreedTiers.some((one) => one === tier);
}

export function readPendingPlan(value: unknown): PendingPlan | null {
  return pendingPlans.find((plan) => plan === value) ?? null;
}

export function findPlan(tier: string | null): Plan | undefined {
  // Who runs the site has what Enterprise has; selling that plan makes nobody an admin.
  return plans.find((plan) => plan.tier === (tier === 'admin' ? 'enterprise' : tier));
}

/** 'Current Plan: …' on the dashboard. A tier that is not known is shown as it is. */
export function dashboardLabel(tier: string | null): string {
  return findPlan(tier)?.dashboardName ?? tier ?? 'Free';
}

/** The plan's name in settings; a tier that is not known is shown as it is. */
export function planName(tier: string | null): string {
  return findPlan(tier)?.name ?? tier ?? 'Free';
}

/** Whether saved searches tell at once on this plan. */
export const isToldAtOnce = (tier: string | null): boolean => planOrFree(tier).isToldAtOnce;

/** Whether readers on this plan can take lists along as CSV. */
export const hasExports = (tier: string | null): boolean => planOrFree(tier).hasExports;

/** Whether readers on this plan have secret addresses for their calendars and news readers. */
export const hasFeeds = (tier: string | null): boolean => planOrFree(tier).hasFeeds;

/** What a reader's programs may ask the API in a day; null without a limit. */
export const apiRequestsADay = (tier: string | null): number | null =>
  planOrFree(tier).apiRequestsADay;

/** How many webhooks work on this plan. */
export const webhooksOf = (tier: string | null): number => planOrFree(tier).webhooks;

/** Whether the bodies that belong to an account on this plan are open to everybody. */
export const opensItsBodies = (tier: string | null): boolean => planOrFree(tier).opensItsBodies;

/** The tiers whose plans do that. */
export const openingTiers: readonly Tier[] = plans.flatMap(({ tier, opensItsBodies }) =>
  opensItsBodies ? tier : [],
);

/** A profile with no tier, or with one that is not known, has the limits of the free plan. */
export function limitsOf(tier: string | null): Plan['limits'] {
  return planOrFree(tier).limits;
}

const planOrFree = (tier: string | null): Plan => findPlan(tier) ?? free;

export function formatPrice(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}
