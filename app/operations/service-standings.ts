import {
  mostFailures,
  restSeconds,
  type ServiceHealth,
  type ServiceName,
} from '#app/platform/breaker.server.ts';
import { formatAgo } from '#app/platform/moment.ts';
import { counted, figure, type Standing } from './standing.ts';

const names: Record<ServiceName, string> = {
  'breached-passwords': 'Breached passwords',
  'fact-checker': 'Fact checker',
  'language-model': 'Language model',
  'mail-server': 'Mail server',
  'read-replica': 'Read replica',
  'speech-to-text': 'Speech to text',
  stripe: 'Stripe',
};

/** How the services outside stand that were asked. */
export function serviceStandings(services: readonly ServiceHealth[], now: Date): Standing[] {
  if (services.length === 0) {
    return [{ name: 'Services', text: 'None was asked since the start.', isFine: true }];
  }
  return services.map((service) => standing(service, now));
}

function standing(health: ServiceHealth, now: Date): Standing {
  const { isResting, failuresInRow, lastAnsweredAt, lastFailedAt } = health;
  const name = names[health.service];
  const answered = lastAnsweredAt ? `Answered ${formatAgo(lastAnsweredAt, now)}` : 'No answer yet';
  if (failuresInRow === 0 || !lastFailedAt) return { name, text: `${answered}.`, isFine: true };
  const failed = `${counted(failuresInRow, 'failure')} in a row, the last ${formatAgo(lastFailedAt, now)}`;
  if (!isResting) return { name, text: `${answered}; ${failed}.`, isFine: true };
  return {
    name,
    text: `${answered}; ${failed}. It is left alone.`,
    isFine: false,
    advice: `After ${figure(mostFailures)} failures nobody waits for it; every ${figure(restSeconds)} seconds at most one ask tries it again.`,
  };
}
