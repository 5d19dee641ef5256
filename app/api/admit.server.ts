import type { Reader } from '#app/entities/entity-access.server.ts';
import { apiRequestsADay } from '#app/plans/plan-catalogue.ts';
import { addressKey } from '#app/platform/http/address-key.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { readBearer } from './bearer.ts';
import { type Allowance, countRequest } from './keys/count-request.server.ts';
import { findKey } from './keys/find-key.server.ts';
import { mayUseApi, notInPlan } from './keys/key-limits.ts';
import { ApiProblem } from './problem.ts';

const howToAsk = 'Send a key in the header `Authorization: Bearer …`. Keys are made in settings.';

/**
 * Counted once they were wrong, so that nobody else behind the same address is kept out with them:
 * keys are too long to be guessed, and this only spares the database.
 */
const wrongKeys = rateLimit({ name: 'wrong-api-keys', attempts: 30, minutes: 15 });

type Admitted = { reader: Reader; allowance: Allowance | null };

/**
 * Who asks, by the key that was sent, with the request counted against their day.
 * @throws ApiProblem
 */
export async function admit(headers: Headers, clientAddress: string): Promise<Admitted> {
  const sent = readBearer(headers);
  if (sent === 'none') throw new ApiProblem('no-key', { detail: howToAsk, headers: challenge() });
  const reader = sent === 'unreadable' ? null : await findKey(sent.key);
  if (!reader) {
    await wrongKeys.take(addressKey(clientAddress));
    const detail = `The key is mistyped, or was revoked. ${howToAsk}`;
    throw new ApiProblem('wrong-key', { detail, headers: challenge('invalid_token') });
  }
  const { tier, userId } = reader;
  if (!mayUseApi(tier)) throw new ApiProblem('not-in-plan', { detail: notInPlan(tier) });
  const limit = apiRequestsADay(tier);
  if (limit === null) return { reader, allowance: null };
  const allowance = await countRequest(userId, limit);
  if (!allowance.isOver) return { reader, allowance };
  throw new ApiProblem('day-used-up', {
    detail: `Your plan has ${limit.toLocaleString('en-US')} requests a day, counted in UTC. The next day begins in ${Math.ceil(allowance.resetSeconds / 60)} minutes.`,
    headers: { ...limitHeaders(allowance), 'Retry-After': String(allowance.resetSeconds) },
  });
}

/** How much of the day is left, in the terms of the IETF's draft on them. */
export function limitHeaders(allowance: Allowance | null): Record<string, string> {
  if (!allowance) return {};
  const { limit, left, resetSeconds } = allowance;
  return {
    'RateLimit-Policy': `"day";q=${limit};w=86400`,
    RateLimit: `"day";r=${left};t=${resetSeconds}`,
  };
}

const challenge = (error?: string) => ({
  'WWW-Authenticate': `Bearer realm="api"${error ? `, error="${error}"` : ''}`,
});
