import { setTimeout } from 'node:timers/promises';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
} from 'cockatiel';
import { saysItCannot } from './http/says-it-cannot.ts';
import { log } from './log.server.ts';
import { traced } from './traces/traced.server.ts';
import { serviceAnswers } from './watch/metrics.server.ts';

export type ServiceName =
  | 'breached-passwords'
  | 'fact-checker'
  | 'language-model'
  | 'mail-server'
  | 'read-replica'
  | 'speech-to-text'
  | 'stripe';

/** After so many failures in a row, with no other answer between them, a service is left alone. */
export const mostFailures = 5;

/** For so long, before one ask tries it. */
export const restSeconds = 30;

/** Thrown at once where a service that keeps failing is not asked. */
export class ServiceRests extends Error {
  override name = 'ServiceRests';

  constructor(service: ServiceName) {
    super(`${service} keeps failing, and is not asked for ${restSeconds} seconds`);
  }
}

/** A service answered, and not with a success. */
export class BadStatus extends Error {
  override name = 'BadStatus';
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

const isItsFault = (error: unknown) => !(error instanceof BadStatus) || saysItCannot(error.status);

/** How a service has answered, as this process knows it. */
export type ServiceHealth = {
  service: ServiceName;
  isResting: boolean;
  failuresInRow: number;
  lastAnsweredAt: Date | null;
  lastFailedAt: Date | null;
};

type AskOptions<T> = {
  /** Whether what the work gives back is as bad as an error. */
  isFailure?: (value: T) => boolean;
  /** In milliseconds: for so long somebody waits for another's ask that tries the service again. */
  patience?: number;
};

export type Breaker = {
  /** Does the work, which has to end by itself, where the service may be asked. @throws ServiceRests */
  ask: <T>(work: () => Promise<T>, options?: AskOptions<T>) => Promise<T>;
  /** For how many seconds it will not be asked; 0 where it can be. */
  restsFor: () => number;
};

type Kept = { read: () => ServiceHealth; forget: () => void };

const asked = new Map<ServiceName, Kept>();

/** How the services stand that this process has asked. */
export const readServices = (): ServiceHealth[] => [...asked.values()].map(({ read }) => read());

/** As at the start of the process; for tests, which share one. */
export function forgetServices(): void {
  for (const { forget } of asked.values()) forget();
  asked.clear();
}

/** A service outside. While it keeps failing nobody waits for it; `isFault` tells its failures from ours. */
export function breakerOf(
  service: ServiceName,
  isFault: (error: unknown) => boolean = isItsFault,
): Breaker {
  let circuit = makeCircuit(service);
  const isResting = () => circuit.policy.state !== CircuitState.Closed;
  const kept: Kept = {
    read: () => ({ service, isResting: isResting(), ...circuit.health }),
    forget() {
      circuit = makeCircuit(service);
    },
  };
  return {
    async ask(work, { isFailure = () => false, patience = 0 } = {}) {
      asked.set(service, kept);
      const { policy, count, tried } = circuit;
      serviceAnswers.set({ service }, isResting() ? 0 : 1);
      // The library would have everybody wait for the one that tries it, however long.
      if (policy.state === CircuitState.HalfOpen) await within(patience, tried());
      if (policy.state === CircuitState.HalfOpen) throw new ServiceRests(service);
      try {
        const outcome = await policy.execute(async () => {
          const [settled] = await Promise.allSettled([
            traced({ name: `ask ${service}`, kind: 'CLIENT' }, work),
          ]);
          const { status } = settled;
          const failed = status === 'rejected' ? isFault(settled.reason) : isFailure(settled.value);
          count(failed);
          return new Outcome(settled, failed);
        });
        return outcome.get();
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new ServiceRests(service);
        throw error;
      }
    },
    restsFor() {
      if (!isResting()) return 0;
      if (circuit.policy.state === CircuitState.HalfOpen) return restSeconds;
      const sinceFailure = Date.now() - (circuit.health.lastFailedAt?.getTime() ?? 0);
      return Math.max(0, Math.ceil(restSeconds - sinceFailure / 1000));
    },
  };
}

function makeCircuit(service: ServiceName) {
  const policy = circuitBreaker(
    handleWhenResult((outcome) => outcome instanceof Outcome && outcome.isFailure),
    { breaker: new ConsecutiveBreaker(mostFailures), halfOpenAfter: restSeconds * 1000 },
  );
  const health: Omit<ServiceHealth, 'service' | 'isResting'> = {
    failuresInRow: 0,
    lastAnsweredAt: null,
    lastFailedAt: null,
  };
  let trial = Promise.withResolvers<void>();
  policy.onStateChange((state) => {
    serviceAnswers.set({ service }, state === CircuitState.Closed ? 1 : 0);
    if (state === CircuitState.HalfOpen) trial = Promise.withResolvers();
    else trial.resolve();
  });
  policy.onBreak(() => log.warn({ service, restSeconds }, 'a service keeps failing'));
  policy.onReset(() => log.info({ service }, 'a service answers again'));
  return {
    policy,
    health,
    tried: () => trial.promise,
    count(isFailure: boolean) {
      health.failuresInRow = isFailure ? health.failuresInRow + 1 : 0;
      health[isFailure ? 'lastFailedAt' : 'lastAnsweredAt'] = new Date();
    },
  };
}

async function within(milliseconds: number, event: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([event, setTimeout(milliseconds, undefined, { signal }).catch(() => {})]);
  waiting.abort();
}

/** An error that is the asker's fault is an answer all the same: the service is there. */
class Outcome<T> {
  readonly #settled: PromiseSettledResult<T>;
  readonly isFailure: boolean;

  constructor(settled: PromiseSettledResult<T>, isFailure: boolean) {
    this.#settled = settled;
    this.isFailure = isFailure;
  }

  get(): T {
    if (this.#settled.status === 'rejected') throw this.#settled.reason;
    return this.#settled.value;
  }
}
