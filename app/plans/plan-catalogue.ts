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
  limits: { entities: number | null; sharesAMonth: number | null };
};

const unlimited = { entities: null, sharesAMonth: null };

/** The plans as they are sold (specification, sections 6 and 9), cheapest first. */
export const plans: readonly Plan[] = [
  {
    tier: 'free',
    name: 'Citizen',
    dashboardName: 'Citizen (Free)',
    price: { cents: 0, insteadOfCents: null, currency: 'USD' },
    description: 'For keeping up with the place where you live.',
    features: [
      'Follow 1 local municipality',
      'Read the summary of each of its meetings',
      'Keep private notes',
    ],
    limits: { entities: 1, sharesAMonth: 0 },
  },
  {
    tier: 'basic',
    name: 'Pro',
    dashboardName: 'Denizen (Pro)',
    price: { cents: 2500, insteadOfCents: 5000, currency: 'USD' },
    description: 'For work that touches a few public bodies.',
    features: [
      'Follow up to 3 government entities',
      'Share up to 5 meetings a month',
      'Everything in Citizen',
    ],
    limits: { entities: 3, sharesAMonth: 5 },
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
      'Everything in Pro',
    ],
    limits: { entities: 7, sharesAMonth: 10 },
  },
  {
    tier: 'enterprise',
    name: 'Enterprise',
    dashboardName: 'Enterprise',
    price: null,
    description: 'For firms and newsrooms that follow many governments.',
    features: ['Follow as many government entities as you need', 'Share meetings without a limit'],
    limits: unlimited,
  },
  {
    tier: 'municipal',
    name: 'Municipal',
    dashboardName: 'Municipal',
    price: null,
    description: 'For governments that want their own meetings read.',
    features: ['Follow as many government entities as you need', 'Share meetings without a limit'],
    limits: unlimited,
  },
];

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

/** A profile with no tier, or with one that is not known, has the limits of the free plan. */
export function limitsOf(tier: string | null): Plan['limits'] {
  return findPlan(tier)?.limits ?? { entities: 1, sharesAMonth: 0 };
}

export function formatPrice(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}
