import { type ModelSettings, microDollars, type TokenUse } from './model-settings.ts';

/** What a draft spent. */
export type Spent = TokenUse & { calls: number; microDollars: number };

/** Where money is set aside before a call and settled after it. */
export type Purse = {
  /** Sets `amount` micro-dollars aside; false where the budget does not hold so much any more. */
  reserve: (amount: number) => Promise<boolean>;
  /** Puts what was set aside right by what it really came to. */
  settle: (reserved: number, spent: number) => Promise<void>;
};

/** For a draft without a database: its own calls are all that the budget has to hold. */
export function ownPurse(budget: number | null): Purse {
  let left = budget === null ? Number.POSITIVE_INFINITY : budget * 1_000_000;
  return {
    async reserve(amount) {
      if (amount > left) return false;
      left -= amount;
      return true;
    },
    async settle(reserved, spent) {
      left += reserved - spent;
    },
  };
}

/** Adds a call to what a draft spent. */
export function addUse(spent: Spent, settings: ModelSettings, use: TokenUse): Spent {
  return {
    calls: spent.calls + 1,
    inputTokens: spent.inputTokens + use.inputTokens,
    outputTokens: spent.outputTokens + use.outputTokens,
    microDollars: spent.microDollars + microDollars(settings, use),
  };
}
